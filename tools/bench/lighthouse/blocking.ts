/** An entry of a browser's trace, as far as it is read here; times in microseconds. */
export interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** Of the processor, without what the thread waited for one. */
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/** How many times slower than this machine the simulated phone is. */
const slowdown = 4

/**
 * Total blocking time as Lighthouse counts it, of the processor's time instead of the clock's: what
 * the page's own thread has to do in tasks of more than 50 ms after the first contentful paint, in
 * milliseconds of the simulated phone. On a machine with few cores the clock's also counts what the
 * thread waits while the browser's other processes and the server run.
 * @throws Error where the trace has no paint
 */
export function processorBlocking(events: readonly TraceEvent[]): number {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint')
  if (paint === undefined) throw new Error('the trace has no first contentful paint')
  const main = events.find(
    ({ name, pid, args }) =>
      name === 'thread_name' && pid === paint.pid && args.name === 'CrRendererMain',
  )
  if (main === undefined) throw new Error('the trace does not name its main thread')
  let blocking = 0
  for (const { name, ph, pid, tid, ts, tdur = 0 } of events) {
    if (ph !== 'X' || !name.endsWith('RunTask') || pid !== main.pid || tid !== main.tid) continue
    if (ts >= paint.ts) blocking += Math.max(0, (tdur / 1_000) * slowdown - 50)
  }
  return blocking
}
