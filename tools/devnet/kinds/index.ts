/** Every transaction kind that needs no virtual machine. */
import type { KindName } from '../codec/messages.ts'
import type { Body } from '../codec/transaction.ts'
import type { State } from '../state.ts'
import { clearAbi, updateEnergyLimit, updateSetting } from './contractSettings.ts'
import { createAccount } from './createAccount.ts'
import { delegate } from './delegate.ts'
import { cancelUnfreeze, freeze, unfreeze, withdrawExpire } from './freeze.ts'
import type { Effects, Kind, Moment } from './kind.ts'
import { transfer } from './transfer.ts'
import { undelegate } from './undelegate.ts'
import { setAccountId, updateAccount } from './updateAccount.ts'
import { updatePermission } from './updatePermission.ts'
import { voteWitness, withdrawBalance } from './vote.ts'
import { createWitness, updateBrokerage, updateWitness } from './witness.ts'

/** Carried out by the virtual machine. */
export type MachineKind = 'CreateSmartContract' | 'TriggerSmartContract'
export type PlainKind = Exclude<KindName, MachineKind>
export type PlainBody = Extract<Body, { kind: PlainKind }>

const table: { readonly [K in PlainKind]: Kind<K> } = {
  AccountCreateContract: createAccount,
  TransferContract: transfer,
  AccountUpdateContract: updateAccount,
  SetAccountIdContract: setAccountId,
  UpdateSettingContract: updateSetting,
  UpdateEnergyLimitContract: updateEnergyLimit,
  AccountPermissionUpdateContract: updatePermission,
  ClearABIContract: clearAbi,
  FreezeBalanceV2Contract: freeze,
  UnfreezeBalanceV2Contract: unfreeze,
  WithdrawExpireUnfreezeContract: withdrawExpire,
  DelegateResourceContract: delegate,
  UnDelegateResourceContract: undelegate,
  CancelAllUnfreezeV2Contract: cancelUnfreeze,
  WitnessCreateContract: createWitness,
  WitnessUpdateContract: updateWitness,
  UpdateBrokerageContract: updateBrokerage,
  VoteWitnessContract: voteWitness,
  WithdrawBalanceContract: withdrawBalance,
}

/** Throws the Refusal that a full node would give first, also for a transaction it builds. */
export function validate(state: State, body: PlainBody, moment: Moment): void {
  const kind = table[body.kind] as Kind<PlainKind>
  kind.validate(state, body.value, moment)
}

/** After `validate`. */
export function perform(state: State, body: PlainBody, moment: Moment): Effects {
  const kind = table[body.kind] as Kind<PlainKind>
  return kind.execute(state, body.value, moment)
}
