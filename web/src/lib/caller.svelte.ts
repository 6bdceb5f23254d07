/** Calls the reader who looks elsewhere when it is their turn: tab, icon, a soft sound, a notification. */
import * as kept from './kept';

export type Sound = 'off' | 'soft';
/** Two notes of a music box: hertz, and seconds after which each begins. */
const NOTES = [
  { pitch: 659.25, at: 0 },
  { pitch: 880, at: 0.18 },
] as const;
const LOUD = 0.12;
const FADE = 0.9;

class Caller {
  /** Whether the reader looks elsewhere. */
  away = $state(false);
  /** What it is their turn at while they do; the tab says it. */
  calling = $state<string | null>(null);
  sound = $state<Sound>(kept.preference<Sound>('sound', 'off'));
  /** Whether a notification is wanted, and allowed by the browser. */
  notes = $state(kept.preference('notify', false) && this.permission() === 'granted');
  private audio: AudioContext | null = null;

  constructor() {
    const look = () => (this.away = document.hidden || !document.hasFocus());
    for (const name of ['focus', 'blur']) addEventListener(name, look);
    document.addEventListener('visibilitychange', look);
  }

  /** What the browser says about notifications; null where it has none. */
  permission(): NotificationPermission | null {
    return 'Notification' in globalThis ? Notification.permission : null;
  }

  /** Once, when it becomes the reader's turn: what is asked. */
  call(table: string, heading: string, question: string): void {
    if (this.sound === 'soft') this.play();
    if (this.notes) this.notify(table, heading, question);
  }

  setSound(sound: Sound): void {
    this.sound = sound;
    kept.prefer('sound', sound);
    if (sound === 'soft') this.play();
  }

  /** The browser asks the reader, who has just clicked; false where it does not allow it. */
  async setNotes(wanted: boolean): Promise<boolean> {
    const allowed = wanted && (await Notification.requestPermission()) === 'granted';
    this.notes = allowed;
    kept.prefer('notify', allowed);
    return allowed === wanted;
  }

  private play(): void {
    this.audio ??= new AudioContext();
    const { audio } = this;
    for (const { pitch, at } of NOTES) {
      const start = audio.currentTime + at;
      const tone = new OscillatorNode(audio, { type: 'sine', frequency: pitch });
      const gain = new GainNode(audio, { gain: 0 });
      gain.gain.setValueAtTime(0, start);
      gain.gain.linearRampToValueAtTime(LOUD, start + 0.02);
      gain.gain.exponentialRampToValueAtTime(0.0001, start + FADE);
      tone.connect(gain).connect(audio.destination);
      tone.start(start);
      tone.stop(start + FADE);
    }
  }

  private notify(table: string, heading: string, question: string): void {
    try {
      const note = new Notification(heading, { body: question, tag: `theatrum.${table}` });
      note.onclick = () => {
        window.focus();
        note.close();
      };
    } catch {
      this.notes = false; // some phones have notifications for installed pages alone
    }
  }
}

export const caller = new Caller();
