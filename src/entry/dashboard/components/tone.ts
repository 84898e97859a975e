export type Tone = 'plain' | 'good' | 'warn' | 'bad' | 'accent';

export const toneClass = (tone: Tone = 'plain'): string => (tone === 'plain' ? '' : ` ${tone}`);
