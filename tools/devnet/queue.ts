/** One thing at a time: transactions, constant calls and readings never interleave. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve()
  #under = 0
  readonly #done = (): void => {
    this.#under -= 1
  }

  run<T>(task: () => T | Promise<T>): Promise<T> {
    return this.#follow(this.#last.then(task))
  }

  /** At once, and without a promise, when nothing is under way and the task needs none. */
  soon<T>(task: () => T | Promise<T>): T | Promise<T> {
    if (this.#under > 0) return this.run(task)
    const result = task()
    return result instanceof Promise ? this.#follow(result) : result
  }

  #follow<T>(next: Promise<T>): Promise<T> {
    this.#under += 1
    this.#last = next.then(this.#done, this.#done)
    return next
  }
}
