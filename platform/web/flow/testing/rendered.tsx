import { addressFromHex, addressToHex41, parseAddress } from '#platform/std/address.ts'
import { bySubject, parametersOf } from '#platform/std/action.ts'
import type { Endpoint } from '#platform/std/endpoint.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Abi } from 'viem'
import { Router } from 'wouter'
import { queryClient } from '../../api.ts'
import type { WebFeature } from '../../feature.ts'
import { renderIn } from '../../i18n.tsx'
import { provideRuntimeConfig } from '../../runtime.ts'
import { provideServices, service } from '../../services.ts'
import { noSession, setSession } from '../../sessionStore.ts'
import { encodeCall, signatureOf } from '../../tron/calldata.ts'
import { encodeRawData, txIdOf } from '#platform/chain/rawData.ts'
import type { AnyFlow, Subject } from '../flow.ts'
import { type FlowRun, type Stage, unchecked } from '../run.ts'
import { sampleOf } from '../../testing/sample.ts'
import { someone } from './signs.ts'
import { Actions } from '../moments/Actions.tsx'
import { MomentBody } from '../moments/MomentBody.tsx'
import { MomentTitle } from '../moments/MomentTitle.tsx'
import { useMoment } from '../moments/useMoment.ts'

/** Every kind of action rendered in a moment of its sheet, with what servers answer. */

provideRuntimeConfig({})

const features = Object.values(
  import.meta.glob<Record<string, WebFeature>>(
    ['../../../../features/*/manifest.web.ts', '../../../../features/*/manifest.web.tsx'],
    { eager: true },
  ),
).flatMap((module) => Object.values(module))
export const flows: AnyFlow[] = []
for (const { flows: source } of features) {
  flows.push(...(typeof source === 'function' ? await source() : (source ?? [])))
}
export const paths = new Set<string>(
  features.flatMap(({ routes }) => routes.map(({ path }) => path)),
)

const isEndpoint = (one: unknown): one is Endpoint =>
  typeof one === 'object' && one !== null && 'path' in one && 'output' in one
const endpoints = new Map(
  Object.values(
    import.meta.glob<Record<string, object>>('../../../../features/*/{api,*Api}.ts', {
      eager: true,
    }),
  )
    .flatMap((module) => Object.values(module))
    .flatMap((each) => (isEndpoint(each) ? [each] : Object.values(each)))
    .filter(isEndpoint)
    .map((endpoint) => [String(endpoint.path), endpoint] as const),
)
const abis: Record<string, Abi> = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Record<string, Abi>>(
      ['../../../contracts/abi.ts', '../../../../features/*/contract/abi.ts'],
      { eager: true },
    ),
  ),
)
export const pool = addressFromHex('77'.padStart(40, '0'))
export const contracts = Object.fromEntries(
  [...Object.keys(abis).map((name) => name.replace(/Abi$/, '')), 'usdt', 'tes'].map((name, i) => [
    `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    addressFromHex(String(1_000 + i).padStart(40, '0')),
  ]),
)
export const coins = [
  { symbol: 'TRX', name: 'TRON', address: null, decimals: 6 },
  { symbol: 'USDT', name: 'Tether USD', address: contracts['Usdt'] ?? null, decimals: 6 },
  { symbol: 'TES', name: 'Tessera', address: contracts['Tes'] ?? null, decimals: 18 },
]

/** Before and after all tests of a file. */
export async function signInToRender(): Promise<void> {
  const parts = []
  for (const { services } of features) parts.push(await services?.())
  provideServices(parts)
  setSession({ ...noSession, wallet: 'tronlink', address: someone, token: 'a token' })
}
export function signOutOfRender(): void {
  queryClient.clear()
  setSession(noSession)
  renderIn('en')
}

const amount = '484000000'
export const known: Record<string, string> = {
  coin: 'USDT',
  pool,
  to: someone,
  amount,
  price: amount,
}
Object.assign(known, { maxPrice: amount, shownPrice: amount, limit: amount, minReward: amount })
Object.assign(known, { boxIds: '12884901891', boxId: '12884901891' })
Object.assign(known, { contract: pool, spender: someone })
Object.assign(known, {
  sale: addressFromHex('5a1e'.padStart(40, '0')),
  token: addressFromHex('70'.padStart(40, '0')),
  asset: addressFromHex('a55e'.padStart(40, '0')),
  lender: addressFromHex('1e4d'.padStart(40, '0')),
  receiver: someone,
  delegatee: someone,
  account: someone,
  document: '5e'.repeat(32),
})
Object.assign(known, { feeRecipient: someone, devLPReceiver: someone })
Object.assign(known, { issuer: someone, revenue: someone, users: someone, fund: 'RewardVault' })
Object.assign(known, { give: pool, want: someone, taker: someone })
export const subject = new Proxy<Record<string, string>>(known, {
  get: (_, name: string) => known[name] ?? '3',
})

/** Where any coin can be signed for, by its address. */
const ofAnyCoin = new Proxy<Record<string, string>>(known, {
  get: (_, name: string) => (name === 'coin' ? pool : (known[name] ?? '3')),
})
function subjectOf({ signs }: AnyFlow): Subject {
  const named = [
    bySubject(signs.contract, subject as Subject),
    ...signs.args(subject as Subject, contracts, someone),
  ]
  return (named.includes(known['coin']!) ? ofAnyCoin : subject) as Subject
}

const argument = (type: string, name: string): string => {
  const fixed = /^(.*)\[(\d+)\]$/.exec(type)
  if (fixed !== null) {
    const item = argument(fixed[1] ?? '', name)
    const text = fixed[1] === 'bool' ? item : JSON.stringify(item)
    return `[${Array.from({ length: Number(fixed[2]) }, () => text).join()}]`
  }
  const one = type.startsWith('address')
    ? someone
    : type === 'bool'
      ? 'false'
      : type.startsWith('bytes')
        ? `0x${'5e'.repeat(Number(/\d+/.exec(type)?.[0] ?? 32))}`
        : /amount|price|min|value|sun/i.test(name)
          ? amount
          : /expiry|deadline/.test(name)
            ? '1796000000'
            : '3'
  return type.endsWith('[][]') ? `[["${one}"]]` : type.endsWith('[]') ? `["${one}"]` : one
}

export function runOf(flow: AnyFlow, stage: Stage, more: Partial<FlowRun>): FlowRun {
  const { signs } = flow
  const subject = subjectOf(flow)
  const method = bySubject(signs.method, subject)
  const fixed = signs.args(subject, contracts, someone)
  const args = parametersOf(method).map(({ type, name }, i) => {
    const own = type === 'address' ? fixed[i] : null
    return own ?? argument(type, name)
  })
  const declared = bySubject(signs.contract, subject)
  const contract = parseAddress(contracts[declared] ?? declared)
  const call = {
    contract,
    selector: signatureOf(method),
    args,
    callValue: '0',
    feeLimit: '7674900',
  }
  if (signs.pays !== undefined) call.callValue = amount
  const rawHex = encodeRawData({
    kind: 'TriggerSmartContract',
    permissionId: 0n,
    refBlockBytes: '0001',
    refBlockHash: '0123456789abcdef',
    expiration: 1_796_000_060_000n,
    owner: addressToHex41(someone),
    contract: addressToHex41(contract),
    callValue: BigInt(call.callValue),
    data: encodeCall(call.selector, args),
    timestamp: 1_796_000_000_000n,
    feeLimit: 7_674_900n,
  })
  return {
    id: `${flow.kind} ${stage}`,
    kind: flow.kind,
    address: someone,
    chainId: '0x1',
    subject,
    createdAt: 1_796_000_000,
    ...unchecked,
    since: 0,
    stage,
    ticket: { orderId: 'o', expiresAt: 1_796_000_900, call },
    tx: { txID: txIdOf(rawHex), rawHex, expiration: 1_796_000_060_000, rawData: {} } as never,
    expectedFee: '5903800',
    ...more,
  }
}

/** Every event of the called contract, once. */
export function transactionOf(flow: AnyFlow, run: FlowRun) {
  const declared = bySubject(flow.signs.contract, run.subject)
  const abi = abis[`${declared.charAt(0).toLowerCase()}${declared.slice(1)}Abi`] ?? []
  const events = abi.flatMap((item) =>
    item.type !== 'event'
      ? []
      : {
          contract: run.ticket!.call.contract,
          name: item.name,
          args: item.inputs.map(({ name = '', type }) => ({ name, value: argument(type, name) })),
        },
  )
  return { events, fee: '6222800' }
}

export function Shown({ run, flow }: { run: FlowRun; flow: AnyFlow }) {
  const moment = useMoment(run, flow, new Map([[flow.kind, flow]]))
  return (
    <>
      <h2>
        <MomentTitle run={run} flow={flow} moment={moment} />
      </h2>
      <MomentBody run={run} flow={flow} moment={moment} />
      <footer>
        <Actions run={run} flow={flow} moment={moment} />
      </footer>
    </>
  )
}

/** With every reply that it asks for. */
export function rendered(flow: AnyFlow, run: FlowRun): string {
  queryClient.clear()
  queryClient.setQueryData([service('baseConfig').path, {}], {
    ...(sampleOf(service('baseConfig').output) as object),
    contracts,
    coins,
  })
  for (;;) {
    const html = renderToStaticMarkup(
      <Router ssrPath="/">
        <Shown run={run} flow={flow} />
      </Router>,
    )
    const asked = queryClient
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.data === undefined)
    const open = asked.filter(
      ({ queryKey }) => endpoints.has(queryKey[0] as string) && queryKey[1] !== null,
    )
    if (open.length === 0) return html
    for (const { queryKey } of open) {
      const [path] = queryKey as [string]
      const reply =
        path === service('transaction').path
          ? transactionOf(flow, run)
          : sampleOf(endpoints.get(path)!.output)
      queryClient.setQueryData(queryKey, reply)
    }
  }
}

export const textOf = (html: string): string =>
  html
    .replace(/<svg[^]*?<\/svg>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
export const beforeFold = (html: string): string => html.replace(/<details[^]*?<\/details>/g, '')
export const factsIn = (html: string): number => (beforeFold(html).match(/<dt/g) ?? []).length
