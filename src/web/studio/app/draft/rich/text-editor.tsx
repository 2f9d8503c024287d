/** Tiptap with the small set that the site shows. What is pasted from elsewhere loses its look, scripts and pictures. */
import { RichTextEditor } from "@mantine/tiptap";
import { Link } from "@tiptap/extension-link";
import { useEditor } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import { useEffect, useRef } from "react";
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import { isSafeLink } from "#rules/site/menu.ts";
import type { Language } from "#rules/text/language.ts";
import { losesByPasting, tidyMarkup, withoutHandlers } from "#rules/text/rich-markup.ts";
import { useAppWords, useScreenWords } from "../../studio-data.ts";
import "@mantine/tiptap/styles.layer.css";

type TextEditorProps = {
  /** Of the element that names it. */
  id: string;
  label: string;
  lang: Language;
  value: string;
  isInvalid: boolean;
  onChange: (html: string) => void;
  /** Whether something of what was pasted was left out. */
  onPaste: (isLess: boolean) => void;
};

/** An address without its beginning is what most people type. */
const asAddress = (typed: string): string => (/^[\w-]+(?:\.[\w-]+)+(?:\/|$)/.test(typed) ? `https://${typed}` : typed);

const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: false,
    trailingNode: false,
  }),
  Link.extend({
    inclusive: false,
    addAttributes() {
      const renderHTML = ({ href }: { href?: string }) => ({ href: asAddress(href ?? "") });
      return { ...this.parent?.(), href: { default: null, renderHTML } };
    },
  }).configure({
    openOnClick: false,
    HTMLAttributes: { target: null, rel: null, class: null },
    isAllowedUri: (address) => isSafeLink(asAddress(address)),
  }),
];

const Heading = () => <span className="rich-heading">H</span>;
const Subheading = () => <span className="rich-subheading">H</span>;

export default function TextEditor({ id, label, lang, value, isInvalid, onChange, onPaste }: TextEditorProps) {
  const words = useScreenWords<SiteContentWords>();
  const app = useAppWords();
  const latest = useRef(value);
  const listeners = useRef({ onChange, onPaste });
  useEffect(() => {
    listeners.current = { onChange, onPaste };
  });
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: { role: "textbox", "aria-multiline": "true", "aria-labelledby": id, lang },
      transformPastedHTML: (html) => {
        listeners.current.onPaste(losesByPasting(html));
        // The page has its own two ranks above these.
        return withoutHandlers(html)
          .replace(/<(\/?)h[12]\b/gi, "<$1h3")
          .replace(/<(\/?)h[56]\b/gi, "<$1h4");
      },
    },
    onUpdate: ({ editor: written }) => {
      latest.current = tidyMarkup(written.getHTML());
      listeners.current.onChange(latest.current);
    },
  });
  // What comes from elsewhere: another writer's text that was chosen, or a discarded draft.
  useEffect(() => {
    if (!editor || value === latest.current || editor.isFocused) return;
    latest.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  const { rich } = words;
  return (
    <RichTextEditor
      editor={editor}
      className="rich"
      data-invalid={isInvalid}
      labels={{
        boldControlLabel: rich.bold,
        italicControlLabel: rich.italic,
        h3ControlLabel: rich.heading,
        h4ControlLabel: rich.subheading,
        bulletListControlLabel: rich.bullets,
        orderedListControlLabel: rich.numbers,
        linkControlLabel: rich.link,
        unlinkControlLabel: rich.unlink,
        undoControlLabel: rich.undo,
        redoControlLabel: rich.redo,
        linkEditorInputLabel: rich.link_address,
        linkEditorInputPlaceholder: "https://",
        linkEditorExternalLink: rich.new_window,
        linkEditorInternalLink: rich.same_window,
        linkEditorSave: app.save,
      }}
    >
      <RichTextEditor.Toolbar role="toolbar" aria-label={rich.tools(label)}>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Bold />
          <RichTextEditor.Italic />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.H3 icon={Heading} />
          <RichTextEditor.H4 icon={Subheading} />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.BulletList />
          <RichTextEditor.OrderedList />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Link disableTooltips />
          <RichTextEditor.Unlink />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup className="rich-undo">
          <RichTextEditor.Undo />
          <RichTextEditor.Redo />
        </RichTextEditor.ControlsGroup>
      </RichTextEditor.Toolbar>
      <RichTextEditor.Content />
    </RichTextEditor>
  );
}
