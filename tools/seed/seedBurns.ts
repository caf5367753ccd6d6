import { toHex } from '#apps/deploy/sender.ts'
import type { Step, Steps } from './steps.ts'

const usdt = (whole: bigint): bigint => whole * 10n ** 6n
const contract = 'BurnMining'

/** By worth in USDT. Grace's pass and node wait: both can be refunded. */
const burns = { alice: usdt(300n), frank: usdt(500n) } as const
const nodes = { alice: 1n, frank: 2n, grace: 3n } as const
const activated = { alice: 1n, frank: 2n } as const
const last = 'frank claims mined TES'

/**
 * Passes, burns and a node of each kind; a minute later frank claims. Each has the TES that it burns from the deployer,
 * and nothing besides. It takes an average that holds.
 */
export async function seedBurns(steps: Steps): Promise<void> {
  if (steps.done(last)) return
  const sunFor = (amount: bigint) =>
    steps.read<bigint>('deployer', 'TwapOracle', 'usdtToTrx', [amount])
  const pass = await sunFor(usdt(10n))
  await steps.all(
    ['alice', 'frank', 'grace'].map((who) => ({
      key: `${who} buys a pass for burn mining`,
      who,
      contract,
      functionName: 'buyPass',
      args: [],
      value: pass,
    })),
  )
  for (const [who, worth] of Object.entries(burns)) await burn(steps, who, worth)
  for (const [who, kind] of Object.entries(nodes)) {
    const key = `${who} buys node ${kind} of burn mining`
    if (steps.done(key)) continue
    const facts = await steps.read<readonly bigint[]>(who, contract, 'kindOf', [kind])
    const value = await sunFor(facts[3]!)
    await steps.all([{ key, who, contract, functionName: 'buyNode', args: [kind], value }])
  }
  await steps.all(
    Object.entries(activated).map(([who, nodeId]) => ({
      key: `${who} activates a node of burn mining`,
      who,
      contract,
      functionName: 'activate',
      args: [nodeId],
    })),
  )
  await steps.travel(60)
  await steps.all([{ key: last, who: 'frank', contract, functionName: 'claim', args: [] }])
}

/** The amount is that of the moment: no trade comes between. */
async function burn(steps: Steps, who: string, worth: bigint): Promise<void> {
  const key = `${who} burns TES for power`
  if (steps.done(key)) return
  const account = toHex(steps.sender(who).address)
  const [amount] = await steps.read<readonly bigint[]>(who, contract, 'previewBurn', [
    account,
    worth,
  ])
  const [tes, spender] = [toHex(steps.address('Tes')), toHex(steps.address(contract))]
  const made: Step[] = [
    {
      key: `TES for ${who} to burn`,
      who: 'deployer',
      contract: 'Tes',
      functionName: 'transfer',
      args: [account, amount],
    },
    {
      key: `${who} approves burn mining`,
      who,
      contract: 'Tes',
      functionName: 'approve',
      args: [spender, amount],
    },
    { key, who, contract, functionName: 'burn', args: [tes, worth] },
  ]
  await steps.all(made)
}
