import { absent, exactly } from '../match.ts'
import { nobody, nobodyElse } from '../bench.ts'

type Ask = Readonly<Record<string, unknown>>

export interface Endpoint {
  readonly name: string
  /** Where java-tron answers it. */
  readonly servlet: string
  /** Under /walletsolidity too. */
  readonly solid?: true
  /** Its GET is an empty page. */
  readonly only?: 'POST'
  /** A request that it can answer on any network. */
  readonly ask?: Ask
  /** A request for what is not there, with its answer. */
  readonly unknown?: readonly [ask: Ask, answer: unknown]
}

const nothing = exactly({})
const noHash = 'ab'.repeat(32)
const invalid = (text: string) => ({
  Error: `class org.tron.core.exception.ContractValidateException : ${text}`,
})

const reads: readonly Endpoint[] = [
  { name: 'getnowblock', servlet: 'GetNowBlockServlet', solid: true },
  { name: 'getblock', servlet: 'GetBlockServlet', solid: true, ask: { detail: false } },
  {
    name: 'getblockbynum',
    servlet: 'GetBlockByNumServlet',
    solid: true,
    ask: { num: 1 },
    unknown: [{ num: 4_000_000_000 }, nothing],
  },
  {
    name: 'getblockbyid',
    servlet: 'GetBlockByIdServlet',
    solid: true,
    ask: { value: noHash },
    unknown: [{ value: noHash }, nothing],
  },
  {
    name: 'getblockbylimitnext',
    servlet: 'GetBlockByLimitNextServlet',
    solid: true,
    ask: { startNum: 0, endNum: 1 },
    unknown: [{ startNum: 5, endNum: 5 }, nothing],
  },
  {
    name: 'getblockbylatestnum',
    servlet: 'GetBlockByLatestNumServlet',
    solid: true,
    ask: { num: 1 },
    unknown: [{ num: 0 }, nothing],
  },
  {
    name: 'getaccount',
    servlet: 'GetAccountServlet',
    solid: true,
    ask: { address: nobody },
    unknown: [{ address: nobody }, nothing],
  },
  {
    name: 'getaccountresource',
    servlet: 'GetAccountResourceServlet',
    ask: { address: nobody },
    unknown: [{ address: nobody }, nothing],
  },
  {
    name: 'getaccountnet',
    servlet: 'GetAccountNetServlet',
    ask: { address: nobody },
    unknown: [{ address: nobody }, nothing],
  },
  {
    name: 'getaccountbyid',
    servlet: 'GetAccountByIdServlet',
    solid: true,
    ask: { account_id: 'ab' },
  },
  {
    name: 'gettransactionbyid',
    servlet: 'GetTransactionByIdServlet',
    solid: true,
    ask: { value: noHash },
    unknown: [{ value: noHash }, nothing],
  },
  {
    name: 'gettransactioninfobyid',
    servlet: 'GetTransactionInfoByIdServlet',
    solid: true,
    ask: { value: noHash },
    unknown: [{ value: noHash }, nothing],
  },
  {
    name: 'gettransactioninfobyblocknum',
    servlet: 'GetTransactionInfoByBlockNumServlet',
    solid: true,
    ask: { num: 1 },
  },
  {
    name: 'gettransactioncountbyblocknum',
    servlet: 'GetTransactionCountByBlockNumServlet',
    solid: true,
    ask: { num: 1 },
    unknown: [{ num: 4_000_000_000 }, { count: 0 }],
  },
  {
    name: 'getcontract',
    servlet: 'GetContractServlet',
    ask: { value: nobody },
    unknown: [{ value: nobody }, nothing],
  },
  {
    name: 'getcontractinfo',
    servlet: 'GetContractInfoServlet',
    ask: { value: nobody },
    unknown: [{ value: nobody }, nothing],
  },
  { name: 'getchainparameters', servlet: 'GetChainParametersServlet' },
  { name: 'getnodeinfo', servlet: 'GetNodeInfoServlet', solid: true },
  { name: 'listnodes', servlet: 'ListNodesServlet' },
  { name: 'listwitnesses', servlet: 'ListWitnessesServlet', solid: true },
  { name: 'getenergyprices', servlet: 'GetEnergyPricesServlet', solid: true },
  { name: 'getbandwidthprices', servlet: 'GetBandwidthPricesServlet', solid: true },
  { name: 'getmemofee', servlet: 'GetMemoFeePricesServlet' },
  { name: 'getburntrx', servlet: 'GetBurnTrxServlet', solid: true },
  { name: 'totaltransaction', servlet: 'TotalTransactionServlet' },
  { name: 'getnextmaintenancetime', servlet: 'GetNextMaintenanceTimeServlet' },
  { name: 'getpendingsize', servlet: 'GetPendingSizeServlet' },
  { name: 'gettransactionlistfrompending', servlet: 'GetTransactionListFromPendingServlet' },
  {
    name: 'gettransactionfrompending',
    servlet: 'GetTransactionFromPendingServlet',
    ask: { value: noHash },
    unknown: [{ value: noHash }, nothing],
  },
  {
    name: 'validateaddress',
    servlet: 'ValidateAddressServlet',
    ask: { address: nobody },
    unknown: [{ address: 'x' }, { result: false, message: /./ }],
  },
  { name: 'getassetissuelist', servlet: 'GetAssetIssueListServlet', solid: true },
  {
    name: 'getassetissuebyid',
    servlet: 'GetAssetIssueByIdServlet',
    solid: true,
    ask: { value: '1000001' },
    unknown: [{ value: '999999999' }, nothing],
  },
  { name: 'listproposals', servlet: 'ListProposalsServlet' },
  { name: 'listexchanges', servlet: 'ListExchangesServlet', solid: true },
  { name: 'getBrokerage', servlet: 'GetBrokerageServlet', solid: true, ask: { address: nobody } },
  { name: 'getReward', servlet: 'GetRewardServlet', solid: true, ask: { address: nobody } },
]

const stakes: readonly Endpoint[] = [
  {
    name: 'getdelegatedresourcev2',
    servlet: 'GetDelegatedResourceV2Servlet',
    solid: true,
    ask: { fromAddress: nobody, toAddress: nobody },
    unknown: [{ fromAddress: nobody, toAddress: nobody }, nothing],
  },
  {
    name: 'getdelegatedresourceaccountindexv2',
    servlet: 'GetDelegatedResourceAccountIndexV2Servlet',
    solid: true,
    ask: { value: nobody },
  },
  {
    name: 'getcandelegatedmaxsize',
    servlet: 'GetCanDelegatedMaxSizeServlet',
    solid: true,
    ask: { owner_address: nobody, type: 0 },
    unknown: [{ owner_address: nobody, type: 0 }, { max_size: absent }],
  },
  {
    name: 'getavailableunfreezecount',
    servlet: 'GetAvailableUnfreezeCountServlet',
    solid: true,
    ask: { owner_address: nobody },
    unknown: [{ owner_address: nobody }, { count: absent }],
  },
  {
    name: 'getcanwithdrawunfreezeamount',
    servlet: 'GetCanWithdrawUnfreezeAmountServlet',
    solid: true,
    ask: { owner_address: nobody, timestamp: 1 },
    unknown: [{ owner_address: nobody, timestamp: 1 }, { amount: absent }],
  },
]

const exists = (address: string) => invalid(`Account[${address}] not exists`)
const builder = (name: string, servlet: string, ask: Ask, answer: unknown): Endpoint => ({
  name,
  servlet,
  only: 'POST',
  ask,
  unknown: [ask, answer],
})

/** Drawn up for nobody: each is refused as its broadcast would be. */
const builders: readonly Endpoint[] = [
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

const sends: readonly Endpoint[] = [
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
]

export const endpoints: readonly Endpoint[] = [...reads, ...stakes, ...builders, ...sends]
