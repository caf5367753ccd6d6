import process from 'node:process'
import { parseArgs } from 'node:util'

import { killAll } from '../../scripts/run/children.mjs'
import type { Bench, Report } from './bench.ts'
import { benches } from './benches.ts'
import { type Figure, figureOf } from './figure.ts'
import { tableOf } from './table.ts'
import { totalOf } from './total.ts'

/** npm run bench: measures, beside peers in the same run, and fails where a goal does not hold. */
const help = `npm run bench                  everything, in twenty-five minutes at most
npm run bench -- --only A,B    these alone: ${Object.keys(benches).join(', ')}
npm run bench -- --long        what can be larger is: a team of ten million, for an hour and a half
npm run bench -- --json        one object a line: name, unit, ours, peer, peerName, ratio, goal, holds
`

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(0)} s`

/** True where everything was measured and every goal holds. */
async function measure(
  names: readonly string[],
  choice: { readonly json: boolean; readonly long: boolean; readonly only?: string },
): Promise<boolean> {
  const { json, long } = choice
  // A program that reads the lines accepts nothing between them.
  const logLine = json ? console.error : console.log
  const began = performance.now()
  const all: Figure[] = []
  let whole = true
  for (const name of names) {
    const since = performance.now()
    const figures: Figure[] = []
    const report: Report = {
      report: (text) => logLine(`  ${name.padEnd(11)} ${text} (${seconds(since)})`),
      figure(measured) {
        const figure = figureOf(measured)
        figures.push(figure)
        if (json) console.log(JSON.stringify(figure))
      },
    }
    try {
      const { bench } = await load(name)
      logLine(`\n${bench.title}`)
      await bench.run(report, { long })
      if (figures.length === 0) throw new Error(`${name} measured nothing`)
    } catch (error) {
      // One that cannot be measured is a failure of the whole; the others are still wanted.
      whole = false
      logLine(
        `  ${name.padEnd(11)} FAILED: ${error instanceof Error ? error.stack : String(error)}`,
      )
    }
    if (!json && figures.length > 0) console.log(`\n${tableOf(figures)}`)
    all.push(...figures)
  }
  const total = totalOf(performance.now() - began, choice)
  if (total !== null) {
    const figure = figureOf(total)
    all.push(figure)
    console.log(json ? JSON.stringify(figure) : `\n${tableOf([figure])}`)
  }
  const missed = all.filter(({ holds }) => holds === false)
  logLine(`\n${all.length} figures in ${seconds(began)}, ${missed.length} goals missed`)
  for (const { name, ours, unit, goal } of missed)
    logLine(`  ${name}: ${ours} ${unit}, not ${goal}`)
  return whole && missed.length === 0
}

function load(name: string): Promise<{ readonly bench: Bench }> {
  const found = benches[name]
  if (found === undefined) throw new Error(`there is no ${name}`)
  return found()
}

/** What it started ends with it. */
function end(code: number): void {
  killAll()
  process.exit(code)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(130))

try {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      json: { type: 'boolean', default: false },
      long: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const names = values.only?.split(',') ?? Object.keys(benches)
  const unknown = names.find((name) => benches[name] === undefined)
  if (values.help || unknown !== undefined) {
    if (!values.help) console.error(`There is nothing called ${unknown}.\n`)
    console.log(help)
    end(values.help ? 0 : 2)
  }
  end((await measure(names, values)) ? 0 : 1)
} catch (error) {
  console.error((error as Error).message)
  end(2)
}
