/** One thing at a time: transactions, constant calls and readings never interleave. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve()

  run<T>(task: () => T | Promise<T>): Promise<T> {
    const next = this.#last.then(task)
    this.#last = next.catch(() => {})
    return next
  }
}
