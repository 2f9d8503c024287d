/** What to enter at the registrar, each value with a button that copies it. */
import { Button, CopyButton } from "@mantine/core";
import type { CallAnswer } from "#contract/call.ts";
import type { listDomains } from "#contract/studio/domains.ts";
import type { DomainWords } from "#languages/zh-TW/studio/domain.ts";
import { StudioIcon } from "../../parts/studio-icon.tsx";
import { useScreenWords } from "../../studio-data.ts";

type Given = CallAnswer<typeof listDomains>["hosts"][number]["records"];

export function Records({ records }: { records: Given }) {
  const words = useScreenWords<DomainWords>();
  return (
    <section className="records">
      <h3>{words.records}</h3>
      <ol>
        {records.map(({ type, name, value, is_found }) => (
          <li key={type + value} data-found={is_found}>
            <dl>
              <div>
                <dt>{words.type}</dt>
                <dd>
                  {type} {is_found ? <StudioIcon name="check" size={18} /> : null}
                </dd>
              </div>
              <Copied label={words.name} text={name} />
              <Copied label={words.value} text={value} />
            </dl>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Copied({ label, text }: { label: string; text: string }) {
  const words = useScreenWords<DomainWords>();
  return (
    <div>
      <dt>{label}</dt>
      <dd className="records-value">
        <code>{text}</code>
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button
              variant="subtle"
              size="compact-md"
              onClick={copy}
              aria-label={words.copy_what(`${label} ${text}`)}
              leftSection={<StudioIcon name={copied ? "check" : "copy"} size={18} />}
            >
              {copied ? words.copied : words.copy}
            </Button>
          )}
        </CopyButton>
      </dd>
    </div>
  );
}
