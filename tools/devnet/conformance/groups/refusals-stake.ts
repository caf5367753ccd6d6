import { nobody } from '../account.ts'
import type { Kind, Value } from '../proto.ts'
import { trx } from '../words.ts'
import { type Refusal, type Scene, much, short } from './refusal.ts'

const line = (
  kind: Kind,
  why: string,
  value: Value | ((scene: Scene) => Value),
  message: string | RegExp,
): Refusal => ({
  kind,
  actuator: kind.replace('Contract', 'Actuator'),
  why,
  value: (scene) => ({
    owner_address: scene.payer.address,
    ...(typeof value === 'function' ? value(scene) : value),
  }),
  message,
})

/** The third is named where the committee has allowed it (parameter 62). */
const resources = /: ResourceCode error, valid ResourceCode\[BANDWIDTH、ENERGY(、TRON_POWER)?\]$/
const twoResources = 'ResourceCode error, valid ResourceCode[BANDWIDTH、ENERGY]'

const delegating =
  (more: Value) =>
  ({ other }: Scene): Value => ({
    balance: trx,
    receiver_address: other,
    resource: 1,
    ...more,
  })

/** Of an account that has staked nothing. */
export const stakeRefusals: readonly Refusal[] = [
  line('FreezeBalanceV2Contract', 'nothing', {}, 'frozenBalance must be positive'),
  line(
    'FreezeBalanceV2Contract',
    'less than nothing',
    { frozen_balance: -1 },
    'frozenBalance must be positive',
  ),
  line(
    'FreezeBalanceV2Contract',
    'less than 1 TRX',
    { frozen_balance: trx - 1 },
    'frozenBalance must be greater than or equal to 1 TRX',
  ),
  line(
    'FreezeBalanceV2Contract',
    'more than there is',
    { frozen_balance: much },
    'frozenBalance must be less than or equal to accountBalance',
  ),
  line(
    'FreezeBalanceV2Contract',
    'an unknown resource',
    { frozen_balance: trx, resource: 3 },
    resources,
  ),
  line(
    'UnfreezeBalanceV2Contract',
    'bandwidth never staked',
    { unfreeze_balance: trx },
    'no frozenBalance(BANDWIDTH)',
  ),
  line(
    'UnfreezeBalanceV2Contract',
    'energy never staked',
    { unfreeze_balance: trx, resource: 1 },
    'no frozenBalance(Energy)',
  ),
  line(
    'UnfreezeBalanceV2Contract',
    'an unknown resource',
    { unfreeze_balance: trx, resource: 3 },
    /: ResourceCode error.valid ResourceCode\[BANDWIDTH、Energy(、TRON_POWER)?\]$/,
  ),
  line(
    'WithdrawExpireUnfreezeContract',
    'nothing that is due',
    {},
    'no unFreeze balance to withdraw ',
  ),
  line('CancelAllUnfreezeV2Contract', 'nothing', {}, 'No unfreezeV2 list to cancel'),
  line(
    'DelegateResourceContract',
    'less than 1 TRX',
    delegating({ balance: trx - 1 }),
    'delegateBalance must be greater than or equal to 1 TRX',
  ),
  line(
    'DelegateResourceContract',
    'energy never staked',
    delegating({}),
    'delegateBalance must be less than or equal to available FreezeEnergyV2 balance',
  ),
  line(
    'DelegateResourceContract',
    'bandwidth never staked',
    delegating({ resource: 0 }),
    'delegateBalance must be less than or equal to available FreezeBandwidthV2 balance',
  ),
  line('DelegateResourceContract', 'TRON power', delegating({ resource: 2 }), twoResources),
  line(
    'UnDelegateResourceContract',
    'a short receiver',
    delegating({ receiver_address: short }),
    'Invalid receiverAddress',
  ),
  line(
    'UnDelegateResourceContract',
    'oneself',
    ({ payer }) => ({ balance: trx, receiver_address: payer.address, resource: 1 }),
    'receiverAddress must not be the same as ownerAddress',
  ),
  line(
    'UnDelegateResourceContract',
    'what was never lent',
    delegating({ receiver_address: nobody }),
    'delegated Resource does not exist',
  ),
]
