import { toHex } from '#apps/deploy/sender.ts'
import { head } from './boxStock.ts'
import type { Step, Steps } from './steps.ts'

/** The local network's manager of withdrawals. */
const who = 'deployer'
const contract = 'StagedWithdrawal'
const tes = (whole: bigint): bigint => whole * 10n ** 18n
const day = 86_400

/** Days from now, and what each of the neighbours gets then. */
const stages = [
  { days: 0, allotted: { alice: tes(400n), bob: tes(250n), carol: tes(120n) } },
  { days: 7, allotted: { alice: tes(400n), bob: tes(250n), carol: tes(5n) } },
  { days: 30, allotted: { alice: tes(200n), bob: tes(500n) } },
] as const

/** Allotments of three stages, the first of them unlocked, and open. */
export async function seedWithdrawal(steps: Steps): Promise<void> {
  const common = { who, contract }
  const sums = stages.flatMap(({ allotted }) => Object.values(allotted))
  const sum = sums.reduce((all, amount) => all + amount, 0n)
  const { time } = await head(steps)
  const made = stages.flatMap(({ days, allotted }, index): Step[] => [
    {
      ...common,
      key: `stage ${index + 1} of withdrawals`,
      functionName: 'addStage',
      args: [BigInt(time + days * day)],
    },
    {
      ...common,
      key: `allotments of stage ${index + 1}`,
      functionName: 'allot',
      args: [
        BigInt(index + 1),
        Object.keys(allotted).map((name) => toHex(steps.sender(name).address)),
        Object.values(allotted),
      ],
    },
  ])
  await steps.all([
    {
      key: 'approve the allotments',
      who,
      contract: 'Tes',
      functionName: 'approve',
      args: [toHex(steps.address(contract)), sum],
    },
    { ...common, key: 'fund the allotments', functionName: 'fund', args: [sum] },
    ...made,
    { ...common, key: 'withdrawals open', functionName: 'openWithdrawal', args: [] },
  ])
}
