/** Endpoints that build, send or try. */
import { nobody, nobodyElse } from '../account.ts'
import { type Ask, type Endpoint, invalid } from './endpoint.ts'

const exists = (address: string) => invalid(`Account[${address}] not exists`)
const builder = (name: string, servlet: string, ask: Ask, answer: unknown): Endpoint => ({
  name,
  servlet,
  only: 'POST',
  ask,
  unknown: [ask, answer],
})

/** Built for the zero address: each is refused as its broadcast would be. */
export const builders: readonly Endpoint[] = [
  builder(
    'createtransaction',
    'TransferServlet, TransferActuator',
    { owner_address: nobody, to_address: nobodyElse, amount: 1 },
    invalid('Validate TransferContract error, no OwnerAccount.'),
  ),
  builder(
    'createaccount',
    'CreateAccountServlet, CreateAccountActuator',
    { owner_address: nobody, account_address: nobodyElse },
    exists(nobody),
  ),
  builder(
    'updateaccount',
    'UpdateAccountServlet, UpdateAccountActuator',
    { owner_address: nobody, account_name: 'abcdef' },
    invalid('Account does not exist'),
  ),
  builder(
    'freezebalancev2',
    'FreezeBalanceV2Servlet, FreezeBalanceV2Actuator',
    { owner_address: nobody, frozen_balance: 1_000_000, resource: 'ENERGY' },
    exists(nobody),
  ),
  builder(
    'unfreezebalancev2',
    'UnFreezeBalanceV2Servlet, UnfreezeBalanceV2Actuator',
    { owner_address: nobody, unfreeze_balance: 1_000_000, resource: 'ENERGY' },
    invalid(`Account[${nobody}] does not exist`),
  ),
  builder(
    'withdrawexpireunfreeze',
    'WithdrawExpireUnfreezeServlet, WithdrawExpireUnfreezeActuator',
    { owner_address: nobody },
    exists(nobody),
  ),
  builder(
    'delegateresource',
    'DelegateResourceServlet, DelegateResourceActuator',
    { owner_address: nobody, receiver_address: nobodyElse, balance: 1_000_000 },
    exists(nobody),
  ),
  builder(
    'undelegateresource',
    'UnDelegateResourceServlet, UnDelegateResourceActuator',
    { owner_address: nobody, receiver_address: nobodyElse, balance: 1_000_000 },
    invalid(`Account[${nobody}] does not exist`),
  ),
  builder(
    'accountpermissionupdate',
    'AccountPermissionUpdateServlet, AccountPermissionUpdateActuator',
    { owner_address: nobody },
    invalid('ownerAddress account does not exist'),
  ),
  builder(
    'updatesetting',
    'UpdateSettingServlet, UpdateSettingContractActuator',
    { owner_address: nobody, contract_address: nobody, consume_user_resource_percent: 1 },
    invalid(`Account[${nobody}] does not exist`),
  ),
  builder(
    'updateenergylimit',
    'UpdateEnergyLimitServlet, UpdateEnergyLimitContractActuator',
    { owner_address: nobody, contract_address: nobody, origin_energy_limit: 1 },
    invalid(`Account[${nobody}] does not exist`),
  ),
  builder(
    'clearabi',
    'ClearABIServlet, ClearABIContractActuator',
    { owner_address: nobody, contract_address: nobody },
    exists(nobody),
  ),
]

export const sends: readonly Endpoint[] = [
  { name: 'broadcasttransaction', servlet: 'BroadcastServlet', only: 'POST' },
  {
    name: 'broadcasthex',
    servlet: 'BroadcastHexServlet',
    only: 'POST',
    ask: { transaction: '00' },
  },
  { name: 'getsignweight', servlet: 'GetTransactionSignWeightServlet', only: 'POST' },
  { name: 'getapprovedlist', servlet: 'GetTransactionApprovedListServlet', only: 'POST' },
  { name: 'deploycontract', servlet: 'DeployContractServlet', only: 'POST' },
  { name: 'triggersmartcontract', servlet: 'TriggerSmartContractServlet', only: 'POST' },
  {
    name: 'triggerconstantcontract',
    servlet: 'TriggerConstantContractServlet',
    only: 'POST',
    solid: true,
  },
  { name: 'estimateenergy', servlet: 'EstimateEnergyServlet', only: 'POST', solid: true },
  builder(
    'createwitness',
    'CreateWitnessServlet, WitnessCreateActuator',
    { owner_address: nobody, url: '6162' },
    invalid(`account[${nobody}] not exists`),
  ),
  builder(
    'updatewitness',
    'UpdateWitnessServlet, WitnessUpdateActuator',
    { owner_address: nobody, update_url: '6162' },
    invalid('account does not exist'),
  ),
  builder(
    'votewitnessaccount',
    'VoteWitnessAccountServlet, VoteWitnessActuator',
    { owner_address: nobodyElse, votes: [{ vote_address: nobody, vote_count: 1 }] },
    exists(nobody),
  ),
  builder(
    'withdrawbalance',
    'WithdrawBalanceServlet, WithdrawBalanceActuator',
    { owner_address: nobody },
    exists(nobody),
  ),
  builder(
    'updateBrokerage',
    'UpdateBrokerageServlet, UpdateBrokerageActuator',
    { owner_address: nobody, brokerage: 20 },
    invalid(`Not existed witness:${nobody}`),
  ),
]
