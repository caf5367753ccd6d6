import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Adds to `features/zoo`, as an author would: one endpoint, one action, two screens. */
export function grow(root: string): void {
  const at = (file: string): string => path.join(root, 'features', 'zoo', file)
  const change = (file: string, ...pairs: readonly (readonly [find: string, put: string])[]) => {
    let text = readFileSync(at(file), 'utf8')
    for (const [find, put] of pairs) {
      if (!text.includes(find)) throw new Error(`${file} has no ${find}`)
      text = text.replace(find, () => put)
    }
    writeFileSync(at(file), text)
  }

  change('api.ts', ['export const zooApi = {\n', `export const zooApi = {\n${endpoint}`])
  writeFileSync(at('server/largest.ts'), handler)
  change('actions.ts', ['export const zooActions = {\n', `export const zooActions = {\n${action}`])
  change('server/actions.ts', ['export const take:', `${rule}export const take:`])
  change('web/flows/move.tsx', ['export const takeFlow', `${flow}export const takeFlow`])
  change(
    'manifest.server.ts',
    ["import { put, take } from './server/actions.ts'", imports],
    ['{ zooInfo, movementPage }', '{ zooInfo, movementPage, largest }'],
    ['{ put, take }, zooAbi', '{ put, take, takeOne }, zooAbi'],
  )
  for (const name of ['ZooLargest', 'ZooHelp']) {
    writeFileSync(at(`web/${name}Screen.tsx`), screen.replaceAll('NAME', name))
  }
  change(
    'manifest.web.ts',
    ['  routes: [\n', `  routes: [\n${route('ZooLargest')}${route('ZooHelp')}`],
    ['{ putFlow, takeFlow } =', '{ putFlow, takeFlow, takeOneFlow } ='],
    ['[putFlow, takeFlow]', '[putFlow, takeFlow, takeOneFlow]'],
  )
  change('examples.ts', ['screens: {', `screens: {${example('ZooLargest')}${example('ZooHelp')}`])
}

const endpoint = `  largest: endpoint({
    path: '/tessera/zoo/largest',
    summary: 'What lies in my zoo, once more',
    access: 'session',
    input: z.object({}),
    output: z.object({ balance: amount }),
  }),

`

const handler = `import type { Handler } from '#platform/server/bind.ts'

import type { zooApi } from '../api.ts'
import { balanceOnChain } from './zooInfo.ts'

export const largest: Handler<typeof zooApi.largest> = async (_, { app, address }) => ({
  balance: String(await balanceOnChain(app, address)),
})
`

const action = `  takeOne: action({
    path: { before: '/tessera/zoo/takeOneBefore', after: '/tessera/zoo/takeOneAfter' },
    kind: 'zoo.takeOne',
    contract: 'Zoo',
    method: 'take(uint256 amount)',
    access: 'session',
    summary: 'Order: take 1 sun out of my zoo',
    input: {},
    reasons,
  }),

`

const rule = `export const takeOne: Propose<typeof zooActions.takeOne> = async () => ({
  args: { amount: 1n },
})

`

const flow = `export const takeOneFlow = review(zooActions.takeOne, {
  title: texts.takeTitle,
  question: (_, t) => t(texts.askTake),
  picture,
  goesTo: 'wallet',
  meaning: { amount: texts.amountInSun },
  fixed: () => ({ amount: '1' }),
  fallback: 'Transfer failed',
  summary: ({ call }, _subject, t) => [
    { label: summaryTexts.youGet, value: t(texts.money, money(call.args[0] ?? '0')), main: true },
  ],
  done: texts.takeDone,
  next,
  invalidates: reads,
})

`

const imports = `import { put, take, takeOne } from './server/actions.ts'
import { largest } from './server/largest.ts'`

const screen = `import { Screen } from '#platform/web/screen.tsx'
import { useText } from '#platform/web/i18n.tsx'

import { zooTexts as texts } from './text.ts'

export function NAMEScreen() {
  const t = useText()
  return (
    <Screen>
      <p>{t(texts.promise)}</p>
    </Screen>
  )
}
`

const route = (name: string): string => `    {
      path: '/${name.charAt(0).toLowerCase()}${name.slice(1)}',
      page: '${name.charAt(0).toLowerCase()}${name.slice(1)}',
      layout: 'back',
      title: texts.title,
      load: async () => {
        const { ${name}Screen } = await import('./web/${name}Screen.tsx')
        return { Screen: ${name}Screen }
      },
    },
`

const example = (name: string): string =>
  ` '/${name.charAt(0).toLowerCase()}${name.slice(1)}': { scene: 'zoo', as: 'alice' },`
