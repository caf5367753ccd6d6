/** At most 1,024 words. The interpreter checks both ends before an operation, so that none here has to. */
export const stackLimit = 1024

export class Stack {
  readonly items: bigint[] = []

  push(word: bigint): void {
    this.items.push(word)
  }

  pop(): bigint {
    return this.items.pop() as bigint
  }

  /** The n-th word from the top; 0 is the top. */
  peek(n: number): bigint {
    return this.items[this.items.length - 1 - n] as bigint
  }

  /** Puts a word in the place of the top. */
  replace(word: bigint): void {
    this.items[this.items.length - 1] = word
  }

  swap(n: number): void {
    const { items } = this
    const top = items.length - 1
    const word = items[top - n] as bigint
    items[top - n] = items[top] as bigint
    items[top] = word
  }
}
