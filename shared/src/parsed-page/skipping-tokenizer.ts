import { Tokenizer } from 'htmlparser2'

/** What htmlparser2's tokenizer keeps between characters; its type declares these members as private. */
interface TokenizerState {
  buffer: string
  /** Index of the next character, counted over all buffers. */
  index: number
  /** Index of the first character of the buffer. */
  offset: number
  stateText(code: number): void
  stateInAttributeValueDoubleQuotes(code: number): void
  stateInAttributeValueSingleQuotes(code: number): void
}

const Base = Tokenizer as unknown as new (
  ...options: ConstructorParameters<typeof Tokenizer>
) => TokenizerState

const AMPERSAND = '&'.charCodeAt(0)
const LESS = '<'.charCodeAt(0)
const DOUBLE_QUOTE = '"'.charCodeAt(0)
const SINGLE_QUOTE = "'".charCodeAt(0)

/**
 * Tokenizer of htmlparser2 that searches for the end of a text or attribute value instead of visiting each
 * character, which takes a fifth off the time to parse a page. The original does so only without entities.
 */
class SkippingTokenizer extends Base {
  /** Index of the next entity, so that each is searched for once. */
  #entity = -1

  override stateText(code: number): void {
    super.stateText(code === LESS || code === AMPERSAND ? code : this.#skipTo('<'))
  }

  override stateInAttributeValueDoubleQuotes(code: number): void {
    const isEnd = code === DOUBLE_QUOTE || code === AMPERSAND
    super.stateInAttributeValueDoubleQuotes(isEnd ? code : this.#skipTo('"'))
  }

  override stateInAttributeValueSingleQuotes(code: number): void {
    const isEnd = code === SINGLE_QUOTE || code === AMPERSAND
    super.stateInAttributeValueSingleQuotes(isEnd ? code : this.#skipTo("'"))
  }

  /** Moves to a character or the entity before it and returns its code; to the last character if neither follows. */
  #skipTo(end: string): number {
    const next = Math.min(this.#find(end), this.#nextEntity())
    const length = this.buffer.length + this.offset
    this.index = Math.min(next, length - 1)
    return next < length ? this.buffer.charCodeAt(next - this.offset) : 0
  }

  #nextEntity(): number {
    if (this.#entity < this.index) this.#entity = this.#find('&')
    return this.#entity
  }

  #find(text: string): number {
    const found = this.buffer.indexOf(text, this.index - this.offset)
    return found < 0 ? Number.POSITIVE_INFINITY : found + this.offset
  }
}

/** For the option `Tokenizer` of htmlparser2. */
export const skippingTokenizer = SkippingTokenizer as unknown as typeof Tokenizer
