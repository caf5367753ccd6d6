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
  PriceIsZero: { en: 'The price is zero', tc: '價格為零' },
  UnknownLevel: { en: 'No such level', tc: '沒有此等級' },
  Panic: { en: 'The contract stopped at a wrong number', tc: '合約因數值錯誤而中止' },
})

/** `Name(arguments)` in words; null for an error that no contract of ours has. */
export function customErrorText(text: string): Text | null {
  const name = /^(\w+)\(/.exec(text)?.[1] ?? ''
  return Object.hasOwn(customErrors, name) ? customErrors[name as keyof typeof customErrors] : null
}
