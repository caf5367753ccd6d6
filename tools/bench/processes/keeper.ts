import type { Report } from '../bench.ts'
import { median } from '../rounds.ts'
import type { Stack } from '../stack/stack.ts'
import { residentMegabytes } from '../usage.ts'

/** Beside a node and a server at rest. Its first start also writes its secret: it is not counted. */
export async function measureKeeper(
  report: Report,
  stack: Pick<Stack, 'keeper'>,
  starts: number,
): Promise<void> {
  await stack.keeper(() => {})
  const looks: number[] = []
  const memory: number[] = []
  for (let i = 0; i < starts; i++) {
    await stack.keeper(({ pid, startMs }) => {
      looks.push(startMs / 1000)
      memory.push(residentMegabytes(pid))
      report.report(`keeper: has looked after ${startMs} ms`)
    })
  }
  report.figure({
    name: 'keeper, start to first look',
    unit: 's',
    ours: Math.round(median(looks) * 100) / 100,
    goal: { atMost: 1.5 },
  })
  report.figure({
    name: 'keeper, memory after first look',
    unit: 'MB',
    ours: Math.max(...memory),
    goal: { atMost: 300 },
  })
}
