import { defineTexts, type Text } from './text.ts'

/**
 * What contracts refuse with without words of their own: errors that they inherit or declare, by their names, and
 * what the machine itself stops at.
 */
export const customErrors = defineTexts({
  TRC721InvalidReceiver: {
    en: 'This address is a contract that cannot hold cards',
    tc: '此地址為無法持有卡片的合約',
  },
  TRC721IncorrectOwner: {
    en: 'The card no longer belongs to this address',
    tc: '卡片已不屬於此地址',
  },
  TRC721InsufficientApproval: {
    en: 'The card was not approved for this contract',
    tc: '卡片尚未授權給此合約',
  },
  TRC721InvalidApprover: {
    en: 'Only the owner of the card can approve it',
    tc: '只有卡片持有人可以授權',
  },
  TRC721InvalidOperator: { en: 'This address cannot be approved', tc: '無法授權給此地址' },
  TRC721InvalidOwner: { en: 'This address cannot own cards', tc: '此地址無法持有卡片' },
  TRC721InvalidSender: { en: 'This address cannot send cards', tc: '此地址無法發送卡片' },
  TRC721NonexistentToken: { en: 'There is no such card', tc: '沒有此卡片' },
  TRC20InsufficientAllowance: {
    en: 'The approved amount of this coin is too small',
    tc: '此幣種的授權數量不足',
  },
  TRC20InsufficientBalance: {
    en: 'The balance of this coin is too small',
    tc: '此幣種的餘額不足',
  },
  TRC20InvalidApprover: { en: 'This address cannot approve', tc: '此地址無法授權' },
  TRC20InvalidReceiver: { en: 'This address cannot receive the coin', tc: '此地址無法接收此幣種' },
  TRC20InvalidSender: { en: 'This address cannot send the coin', tc: '此地址無法發送此幣種' },
  TRC20InvalidSpender: { en: 'This address cannot be approved', tc: '無法授權給此地址' },
  CloneArgumentsTooLong: { en: 'The settings are too long', tc: '設定過長' },
  FailedDeployment: { en: 'The contract could not be made', tc: '無法建立合約' },
  InsufficientBalance: {
    en: 'The contract holds too little for this call',
    tc: '合約餘額不足以執行此操作',
  },
  OwnableUnauthorizedAccount: {
    en: 'Only the owner of this contract may do this',
    tc: '只有此合約的擁有者可以執行此操作',
  },
  OwnableInvalidOwner: { en: 'This address cannot be the owner', tc: '此地址不能成為擁有者' },
  SafeTRC20FailedOperation: {
    en: 'The coin refused the transfer',
    tc: '幣種合約拒絕了此轉帳',
  },
  ReentrancyGuardReentrantCall: {
    en: 'A contract called back into this call, which is not allowed',
    tc: '合約在呼叫中重複呼叫，不予允許',
  },
  GovernorInsufficientProposerVotes: {
    en: 'This account has too few votes to propose',
    tc: '此帳戶的票數不足以提案',
  },
  GovernorRestrictedProposer: {
    en: 'Another account alone may make this proposal',
    tc: '此提案只能由另一帳戶提出',
  },
  GovernorUnexpectedProposalState: {
    en: 'The proposal is not in the state for this',
    tc: '提案目前的狀態無法執行此操作',
  },
  GovernorNonexistentProposal: { en: 'There is no such proposal', tc: '沒有此提案' },
  GovernorAlreadyCastVote: { en: 'This account has voted already', tc: '此帳戶已投票' },
  GovernorInvalidVoteType: {
    en: 'A vote is for, against or abstaining',
    tc: '投票只能為贊成、反對或棄權',
  },
  GovernorInvalidVoteParams: { en: 'A vote has no parameters', tc: '投票不帶參數' },
  GovernorInvalidSignature: {
    en: 'The signature is not of this account, or not for this vote',
    tc: '簽名並非此帳戶所簽，或並非此投票的簽名',
  },
  GovernorUnableToCancel: {
    en: 'Only its proposer can cancel a proposal, before the vote begins',
    tc: '只有提案人可在投票開始前取消提案',
  },
  GovernorAlreadyQueuedProposal: { en: 'The proposal waits already', tc: '提案已在等待執行' },
  GovernorProposalQueueingNotRequired: {
    en: 'The proposal does not have to wait',
    tc: '提案無須等待',
  },
  GovernorProposalQueueingFailed: {
    en: 'The proposal could not be queued',
    tc: '提案無法排入等待',
  },
  GovernorInvalidProposalLength: {
    en: 'The proposal has lists of different length',
    tc: '提案的清單長度不一致',
  },
  GovernorInvalidQuorumFraction: { en: 'The quorum is out of range', tc: '法定票數超出範圍' },
  GovernorInvalidVotingPeriod: { en: 'The voting time is out of range', tc: '投票期間超出範圍' },
  GovernorPreventLateQuorumVoteExtensionTooLarge: {
    en: 'The extension is longer than the vote',
    tc: '延長時間長於投票期間',
  },
  GovernorDisabledDeposit: {
    en: 'This contract takes no payments',
    tc: '此合約不接收任何款項',
  },
  GovernorOnlyExecutor: {
    en: 'Only an executed proposal may do this',
    tc: '只有已執行的提案可以執行此操作',
  },
  TimelockInsufficientDelay: { en: 'The waiting time is too short', tc: '等待時間過短' },
  TimelockInvalidOperationLength: {
    en: 'The calls have lists of different length',
    tc: '呼叫的清單長度不一致',
  },
  TimelockUnauthorizedCaller: {
    en: 'Only the timelock itself may do this',
    tc: '只有時間鎖本身可以執行此操作',
  },
  TimelockUnexecutedPredecessor: {
    en: 'Another call has to be executed first',
    tc: '須先執行另一項呼叫',
  },
  TimelockUnexpectedOperationState: {
    en: 'The waiting time has not passed, or the call is done',
    tc: '等待時間尚未結束，或呼叫已完成',
  },
  AccessControlUnauthorizedAccount: {
    en: 'This account has no right to do this',
    tc: '此帳戶無權執行此操作',
  },
  AccessControlBadConfirmation: {
    en: 'Each account gives up its own right alone',
    tc: '各帳戶只能放棄自己的權限',
  },
  FailedCall: { en: 'A call of the proposal failed', tc: '提案的呼叫失敗' },
  CheckpointUnorderedInsertion: { en: 'The time runs backwards', tc: '時間順序錯誤' },
  SafeCastOverflowedUintDowncast: { en: 'The number is too large', tc: '數值過大' },
  InvalidAccountNonce: {
    en: 'The signature was used before, or its turn has not come',
    tc: '簽名已使用過，或順序不符',
  },
  VotesExpiredSignature: { en: 'The signature has expired', tc: '簽名已過期' },
  TRC5805FutureLookup: { en: 'This time has not come yet', tc: '此時間尚未到來' },
  TRC6372InconsistentClock: { en: 'The clock is not the contract’s', tc: '時鐘與合約不一致' },
  ECDSAInvalidSignature: { en: 'The signature is malformed', tc: '簽名格式錯誤' },
  ECDSAInvalidSignatureLength: {
    en: 'The signature has the wrong length',
    tc: '簽名長度錯誤',
  },
  ECDSAInvalidSignatureS: { en: 'The signature is not in its one form', tc: '簽名並非唯一格式' },
  InvalidShortString: { en: 'The name is malformed', tc: '名稱格式錯誤' },
  StringTooLong: { en: 'The name is too long', tc: '名稱過長' },
  PriceIsZero: { en: 'The price is zero', tc: '價格為零' },
  UnknownLevel: { en: 'No such level', tc: '沒有此等級' },
  Panic: { en: 'The contract stopped at a wrong number', tc: '合約因數值錯誤而中止' },
})

/** `Name(arguments)` in words; null for an error that no contract of ours has. */
export function customErrorText(text: string): Text | null {
  const name = /^(\w+)\(/.exec(text)?.[1] ?? ''
  return Object.hasOwn(customErrors, name) ? customErrors[name as keyof typeof customErrors] : null
}
