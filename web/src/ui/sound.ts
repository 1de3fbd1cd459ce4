// Short synthesised sounds; browsers allow them only after the first interaction with the page.

export type Sound = 'tap' | 'step' | 'card' | 'flip' | 'throw' | 'take' | 'hit' | 'fall' | 'good' | 'bad' | 'turn' | 'win' | 'lose';

interface Tone {
  /** Hertz at the start and at the end. */
  from: number;
  to: number;
  seconds: number;
  shape: OscillatorType | 'noise';
  loud: number;
  after?: number;
}

const TONES: Record<Sound, Tone[]> = {
  tap: [{ from: 620, to: 540, seconds: 0.04, shape: 'sine', loud: 0.12 }],
  step: [{ from: 210, to: 150, seconds: 0.07, shape: 'triangle', loud: 0.3 }],
  card: [{ from: 2600, to: 900, seconds: 0.09, shape: 'noise', loud: 0.12 }],
  flip: [
    { from: 1800, to: 700, seconds: 0.06, shape: 'noise', loud: 0.12 },
    { from: 180, to: 120, seconds: 0.08, shape: 'triangle', loud: 0.25, after: 0.06 },
  ],
  throw: [
    { from: 900, to: 300, seconds: 0.25, shape: 'noise', loud: 0.16 },
    { from: 240, to: 160, seconds: 0.06, shape: 'triangle', loud: 0.2, after: 0.22 },
    { from: 200, to: 140, seconds: 0.06, shape: 'triangle', loud: 0.15, after: 0.3 },
  ],
  take: [{ from: 320, to: 520, seconds: 0.09, shape: 'triangle', loud: 0.22 }],
  hit: [
    { from: 130, to: 60, seconds: 0.14, shape: 'triangle', loud: 0.5 },
    { from: 1200, to: 200, seconds: 0.07, shape: 'noise', loud: 0.2 },
  ],
  fall: [
    { from: 420, to: 70, seconds: 0.35, shape: 'triangle', loud: 0.3 },
    { from: 500, to: 120, seconds: 0.12, shape: 'noise', loud: 0.25, after: 0.33 },
  ],
  good: [
    { from: 440, to: 440, seconds: 0.09, shape: 'triangle', loud: 0.22 },
    { from: 660, to: 660, seconds: 0.14, shape: 'triangle', loud: 0.22, after: 0.09 },
  ],
  bad: [
    { from: 330, to: 310, seconds: 0.1, shape: 'triangle', loud: 0.22 },
    { from: 230, to: 210, seconds: 0.16, shape: 'triangle', loud: 0.22, after: 0.1 },
  ],
  turn: [
    { from: 523, to: 523, seconds: 0.1, shape: 'sine', loud: 0.2 },
    { from: 784, to: 784, seconds: 0.18, shape: 'sine', loud: 0.2, after: 0.11 },
  ],
  win: [
    { from: 392, to: 392, seconds: 0.12, shape: 'triangle', loud: 0.24 },
    { from: 494, to: 494, seconds: 0.12, shape: 'triangle', loud: 0.24, after: 0.12 },
    { from: 587, to: 587, seconds: 0.12, shape: 'triangle', loud: 0.24, after: 0.24 },
    { from: 784, to: 784, seconds: 0.35, shape: 'triangle', loud: 0.24, after: 0.36 },
  ],
  lose: [
    { from: 392, to: 380, seconds: 0.16, shape: 'triangle', loud: 0.22 },
    { from: 311, to: 300, seconds: 0.16, shape: 'triangle', loud: 0.22, after: 0.17 },
    { from: 262, to: 240, seconds: 0.35, shape: 'triangle', loud: 0.22, after: 0.34 },
  ],
};

let context: AudioContext | null = null;

/** Play a sound, if the browser allows it. */
export function sound(name: Sound): void {
  if (typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const tone of TONES[name]) play(context, tone);
}

function play(audio: AudioContext, tone: Tone): void {
  const start = audio.currentTime + (tone.after ?? 0);
  const end = start + tone.seconds;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(tone.loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.001, end);
  gain.connect(audio.destination);
  const source = tone.shape === 'noise' ? hiss(audio, tone, start, end, gain) : whistle(audio, tone, start, end, gain);
  source.start(start);
  source.stop(end);
}

function whistle(audio: AudioContext, tone: Tone, start: number, end: number, out: AudioNode): AudioScheduledSourceNode {
  const source = audio.createOscillator();
  source.type = tone.shape as OscillatorType;
  source.frequency.setValueAtTime(tone.from, start);
  source.frequency.exponentialRampToValueAtTime(tone.to, end);
  source.connect(out);
  return source;
}

function hiss(audio: AudioContext, tone: Tone, start: number, end: number, out: AudioNode): AudioScheduledSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * tone.seconds), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(tone.from, start);
  filter.frequency.exponentialRampToValueAtTime(tone.to, end);
  source.connect(filter).connect(out);
  return source;
}
