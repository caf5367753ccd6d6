import { expect, test } from 'vitest'

import { processorBlocking, type TraceEvent } from './blocking.ts'

const event = (name: string, ts: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  ph: 'X',
  pid: 1,
  tid: 2,
  ts,
  args: {},
  ...more,
})
const thread = event('thread_name', 0, { ph: 'M', args: { name: 'CrRendererMain' } })
const paint = event('firstContentfulPaint', 1_000, { ph: 'I', tid: 9 })

test('what is over 50 ms of the slower phone counts, by the processor, after the paint', () => {
  const events = [
    thread,
    paint,
    // 20 ms before the paint; 20 ms after it: 80 − 50; 12 ms: 48.
    event('RunTask', 500, { tdur: 20_000 }),
    event('RunTask', 2_000, { tdur: 20_000 }),
    event('ThreadControllerImpl::RunTask', 40_000, { tdur: 12_000 }),
    // A wait of a second that took 13 ms of a processor: 52 − 50.
    event('RunTask', 60_000, { dur: 1_000_000, tdur: 13_000 }),
    // Another thread, another page, and a part of a task.
    event('RunTask', 70_000, { tid: 3, tdur: 90_000 }),
    event('RunTask', 70_000, { pid: 4, tdur: 90_000 }),
    event('v8.run', 2_000, { tdur: 20_000 }),
  ]
  expect(processorBlocking(events)).toBe(32)
})

test('a trace without a paint or a main thread measures nothing', () => {
  expect(() => processorBlocking([thread])).toThrow('paint')
  expect(() => processorBlocking([paint])).toThrow('main thread')
})
