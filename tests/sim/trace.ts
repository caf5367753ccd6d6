import { createHash } from 'node:crypto'

/** Everything that happened, in order. Its hash is the same for the same seed, or the run was not deterministic. */
export class Trace {
  constructor(report: (line: string) => void = () => {}) {
    this.report = report
  }
  private readonly report: (line: string) => void
  private readonly sum = createHash('sha256')
  lines = 0

  note(line: string): void {
    this.lines += 1
    this.sum.update(`${line}\n`)
    this.report(line)
  }

  hash(): string {
    return this.sum.copy().digest('hex').slice(0, 16)
  }
}
