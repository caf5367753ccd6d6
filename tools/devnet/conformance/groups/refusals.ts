/** What each kind of transaction is refused with, in the order in which a node looks. */
import { nobody } from '../account.ts'
import type { Bench } from '../bench.ts'
import type { Value } from '../proto.ts'
import { type Row, source } from '../row.ts'
import { type Refusal, type Scene, much, short } from './refusal.ts'
import { machines, settings } from './refusals-contract.ts'
import { permissionRefusals } from './refusals-permission.ts'
import { stakeRefusals } from './refusals-stake.ts'
import { voteRefusals } from './refusals-votes.ts'

const transfer = (value: (scene: Scene) => Value, why: string, message: string): Refusal => ({
  kind: 'TransferContract',
  actuator: 'TransferActuator',
  why,
  value: (scene) => ({
    owner_address: scene.payer.address,
    to_address: scene.other,
    amount: 1,
    ...value(scene),
  }),
  message,
})

const transfers: readonly Refusal[] = [
  transfer(() => ({ to_address: short }), 'a short receiver', 'Invalid toAddress!'),
  transfer(() => ({ to_address: '' }), 'no receiver', 'Invalid toAddress!'),
  transfer(
    ({ payer }) => ({ to_address: payer.address }),
    'to oneself',
    'Cannot transfer TRX to yourself.',
  ),
  transfer(() => ({ amount: 0 }), 'nothing', 'Amount must be greater than 0.'),
  transfer(() => ({ amount: -1 }), 'less than nothing', 'Amount must be greater than 0.'),
  transfer(
    () => ({ amount: much }),
    'more than there is',
    'Validate TransferContract error, balance is not sufficient.',
  ),
]

const creating = (value: (scene: Scene) => Value, why: string, message: string): Refusal => ({
  kind: 'AccountCreateContract',
  actuator: 'CreateAccountActuator',
  why,
  value: (scene) => ({
    owner_address: scene.payer.address,
    account_address: nobody,
    ...value(scene),
  }),
  message,
})

const creations: readonly Refusal[] = [
  creating(() => ({ account_address: short }), 'a short address', 'Invalid account address'),
  creating(({ other }) => ({ account_address: other }), 'one that is there', 'Account has existed'),
]

const naming: readonly Refusal[] = [
  {
    kind: 'AccountUpdateContract',
    actuator: 'UpdateAccountActuator',
    why: 'a name of 201 bytes',
    value: ({ payer }) => ({ owner_address: payer.address, account_name: 'x'.repeat(201) }),
    message: 'Invalid accountName',
  },
]

const refusals: readonly Refusal[] = [
  ...transfers,
  ...creations,
  ...naming,
  ...machines,
  ...settings,
  ...stakeRefusals,
  ...voteRefusals,
  ...permissionRefusals,
]

/** Made once a run: the refusals change nothing of it. */
async function sceneOf(bench: Bench): Promise<Scene> {
  const other = await bench.other()
  const contract = await bench.contract('idle', '600160005360016000f3')
  return { payer: bench.payer, other: other.address, contract }
}

const refusalRow = (each: Refusal): Row => ({
  id: `refusal/${each.kind}: ${each.why}`,
  what: `${each.kind} of ${each.why} is refused`,
  from: source(each.actuator),
  needs: ['key'],
  expect:
    typeof each.message === 'string'
      ? `CONTRACT_VALIDATE_ERROR: Contract validate error : ${each.message}`
      : each.message,
  see: async (bench) => {
    const value = each.value(await sceneOf(bench))
    return bench.refusal(each.kind, value, { feeLimit: each.feeLimit ?? 0 })
  },
})

export const refusalRows: readonly Row[] = refusals.map(refusalRow)
