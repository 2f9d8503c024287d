/** Two soft tones for a new order. A browser lets a page be heard only after its person has touched something. */
const KEY = "yado-studio-sound";

let audio: AudioContext | null = null;

function wake(): void {
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
}

/** Called once: from the first touch or key on, tones can be heard. */
export function readySound(): () => void {
  const options = { once: true, passive: true } as const;
  addEventListener("pointerdown", wake, options);
  addEventListener("keydown", wake, options);
  return () => {
    removeEventListener("pointerdown", wake);
    removeEventListener("keydown", wake);
  };
}

export const hasSound = (): boolean => localStorage.getItem(KEY) !== "off";

export function setSound(isOn: boolean): void {
  localStorage.setItem(KEY, isOn ? "on" : "off");
  if (isOn) chime();
}

/** Hertz, and when each begins. */
const TONES = [
  [784, 0],
  [1047, 0.16],
] as const;

export function chime(): void {
  if (!hasSound() || audio?.state !== "running") return;
  for (const [frequency, after] of TONES) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    const start = audio.currentTime + after;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.2, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.7);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.75);
  }
}
