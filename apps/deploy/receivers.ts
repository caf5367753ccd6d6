import type { Role } from '#platform/contracts/deployPlan.ts'
import { DeployError } from './deployError.ts'
import type { ContractNote, Journal } from './journal.ts'
import { type Roles, meanings } from './roles.ts'
import { type Sender, finish } from './sender.ts'

/** Whom the contracts pay TRX, for ever. */
const paid: readonly Role[] = ['root', 'platform', 'fund', 'operator']

/** Energy that `Trx.sol` leaves to a receiver who did not call. */
const receivingEnergy = 50_000

/**
 * Pays each of them 1 sun, once a deployment, and makes the account where there is none. The deployer's own address, all
 * of them on the local network, pays nobody.
 * @throws DeployError that names all accounts that refuse.
 */
export async function tryReceivers(
  sender: Sender,
  journal: Journal<ContractNote>,
  roles: Roles,
): Promise<void> {
  const faults: string[] = []
  for (const address of new Set(paid.map((role) => roles[role]))) {
    const refusal = address === sender.address ? null : await refusalOf(sender, journal, address)
    if (refusal === null) continue
    for (const role of paid.filter((one) => roles[one] === address)) {
      const { variable, gets } = meanings[role]
      faults.push(`${variable} cannot be paid TRX, and gets ${gets}: ${address} ${refusal}`)
    }
  }
  if (faults.length > 0) throw new DeployError(faults.join('\n'))
}

/** null: the sun has arrived. */
async function refusalOf(
  sender: Sender,
  journal: Journal<ContractNote>,
  address: string,
): Promise<string | null> {
  const key = `1 sun to ${address}`
  try {
    const earlier = journal.sent(key)
    // What an interrupted run left; a node that has it already refuses it.
    if (earlier !== undefined) await sender.broadcast(earlier.signed).catch(() => {})
    const done = (await finish(sender, journal, key)) ?? (await pay(sender, journal, key, address))
    const { receipt } = await sender.infoOf(done.txId)
    const energy = receipt?.energy_usage_total ?? 0
    return energy > receivingEnergy
      ? `needs ${energy} energy for it, and has ${receivingEnergy}`
      : null
  } catch (error) {
    if (!(error instanceof DeployError)) throw error
    const failed = / failed: (.*)$/.exec(error.message)
    if (failed === null) throw error
    return `refused 1 sun: ${failed[1]!.trim()}`
  }
}

async function pay(sender: Sender, journal: Journal<ContractNote>, key: string, address: string) {
  const signed = await sender.signPayment(address, 1)
  journal.recordSent(key, signed, { address, hash: '', args: [] })
  await sender.broadcast(signed)
  const done = await finish(sender, journal, key)
  if (done === null) throw new DeployError(`"${key}" expired unsent; run this again`)
  return done
}
