import { Session } from 'node:inspector/promises'

/**
 * Blocks of JavaScript that run, Node's own too: what V8 counts for coverage. The same on every machine, however busy.
 * Regular expressions are not counted: `scripts/patterns.test.ts` reads them.
 */
export class Work {
  private readonly session = new Session()

  static async begin(): Promise<Work> {
    const work = new Work()
    work.session.connect()
    await work.session.post('Profiler.enable')
    await work.session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
    return work
  }

  async of(run: () => unknown): Promise<number> {
    await this.counted()
    await run()
    return this.counted()
  }

  async end(): Promise<void> {
    await this.session.post('Profiler.stopPreciseCoverage')
    this.session.disconnect()
  }

  /** Since it was counted last. */
  private async counted(): Promise<number> {
    const { result } = await this.session.post('Profiler.takePreciseCoverage')
    return result
      .flatMap(({ functions }) => functions)
      .flatMap(({ ranges }) => ranges)
      .reduce((sum, { count }) => sum + count, 0)
  }
}
