import path from 'node:path'

import { weigh } from '#apps/web/weigh.ts'

import { contracts, make, web } from '../../scripts/run/build.mjs'
import type { Bench } from './bench.ts'
import { weighFloor } from './weight/floor.ts'

const kilo = (bytes: number): number => Math.round(bytes / 100) / 10

/** How much JavaScript a reader's browser has to fetch, as it is sent to one that knows gzip. */
export const bench: Bench = {
  name: 'weight',
  title: 'Gzipped JavaScript of the built app',
  async run(report) {
    report.report('building')
    await make([contracts], () => {})
    await make([web], () => {})
    const weight = await weigh(path.resolve(import.meta.dirname, '../../build/web'))
    const floor = { name: 'React, react-dom, wouter, two routes', value: kilo(await weighFloor()) }
    const figure = (name: string, bytes: number, atMost?: number): void =>
      report.figure({
        name: `weight.${name}`,
        unit: 'kB',
        ours: kilo(bytes),
        ...(name === 'firstRoute' ? { peer: floor } : {}),
        ...(atMost === undefined ? {} : { goal: { atMost } }),
      })
    figure('firstRoute', weight.firstRoute, 110)
    figure('homeAfterwards', weight.afterwards)
    figure('ui', weight.ui, 70)
    for (const [page, bytes] of Object.entries(weight.routes)) figure(`route.${page}`, bytes, 25)
    report.figure({
      name: 'weight.walletsEarly',
      unit: 'scripts',
      ours: weight.walletsEarly.length,
      goal: { atMost: 0 },
    })
  },
}
