import { parseArgs } from 'node:util'

import { type Result, run } from './history.ts'
import { Store } from './store.ts'
import { Tally } from './tally.ts'

/** npm run sim -- --seed N [--count K] [--verbose]: histories from seed N on; without a seed, from any. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    count: { type: 'string', default: '1' },
    verbose: { type: 'boolean', default: false },
  },
})
const first = values.seed === undefined ? Date.now() % 1_000_000_000 : Number(values.seed)
const count = Number(values.count)
if (!Number.isInteger(first) || !Number.isInteger(count) || count < 1) {
  console.error('--seed and --count are whole numbers')
  process.exit(2)
}

let store = await Store.open()
const failed: Result[] = []
const began = performance.now()
let [orders, blocks] = [0, 0]
const tally = new Tally()
for (let seed = first; seed < first + count; seed++) {
  let reported = 0
  const report = values.verbose ? (line: string) => console.log(`${++reported} ${line}`) : () => {}
  const result = await run(seed, store, { report })
  orders += result.orders
  blocks += result.blocks
  tally.add(result)
  const done = seed - first + 1
  // What was deleted still takes room in it.
  if (done % 500 === 0) {
    await store.close()
    store = await Store.open()
  }
  if (done % 200 === 0 && done < count) console.log(`${done} histories, ${failed.length} failed`)
  if (count === 1) console.log(`seed ${seed}: ${result.steps} steps, trace ${result.hash}`)
  if (result.violations.length > 0) {
    failed.push(result)
    console.log(
      `seed ${seed} FAILED after ${result.steps} steps: npm run sim -- --seed ${seed} --verbose`,
    )
    for (const violation of result.violations) console.log(`  ${violation}`)
  }
}
const seconds = ((performance.now() - began) / 1000).toFixed(1)
console.log(
  `${count} histories from seed ${first} in ${seconds} s, ${orders} orders, ${blocks} blocks: ${failed.length} failed`,
)
for (const [name, reported] of Object.entries({ epochs: tally.epochs, troubles: tally.troubles })) {
  const among = Object.entries(reported).map(([what, histories]) => `${what} in ${histories}`)
  console.log(`${name} ${among.join(', ')}`)
}
// This number of histories without an epoch, or without a fault, look at none.
const blind = count >= 200 && tally.unseen.length > 0
await store.close()
// Replies to a killed process never arrive, for seconds.
process.exit(failed.length === 0 && !blind ? 0 : 1)
