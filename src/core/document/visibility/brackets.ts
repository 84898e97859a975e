import { TOKEN } from './css-library.ts';

const CLOSING: ReadonlyMap<number, number> = new Map<number, number>([
  [TOKEN.function, TOKEN.rightParenthesis],
  [TOKEN.leftParenthesis, TOKEN.rightParenthesis],
  [TOKEN.leftBracket, TOKEN.rightBracket],
  [TOKEN.leftBrace, TOKEN.rightBrace],
]);

/** Open brackets. What they enclose ends nothing, and one that does not close encloses the rest (CSS Syntax Level 3, § 5.4.9). */
export class Brackets {
  private readonly open: number[] = [];

  /** True when the token is a bracket, or inside of one. A brace outside of others is not taken: it is a block. */
  take(type: number): boolean {
    const closing = CLOSING.get(type);
    if (closing !== undefined && (type !== TOKEN.leftBrace || this.open.length > 0)) {
      this.open.push(closing);
      return true;
    }
    if (this.open.length === 0) return false;
    if (this.open.at(-1) === type) this.open.pop();
    return true;
  }
}
