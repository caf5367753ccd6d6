import { defineTexts } from '#platform/std/text.ts'
import type { ChainTerms, Term, Unit } from '#platform/web/chainTerms.ts'

const names = defineTexts({
  Buy: { en: 'Buy a card', tc: '購買卡片' },
  pledge: { en: 'Stake a card', tc: '質押卡片' },
  claim: { en: 'Claim rewards', tc: '領取獎勵' },
  unlock: { en: 'Remove a pledge', tc: '解除質押' },
  exit: { en: 'Leave a stake', tc: '提前退出質押' },
  fund: { en: 'Fund the reward reserve', tc: '存入獎勵儲備' },
  withdrawProceeds: { en: 'Pay out the proceeds of a level', tc: '撥付等級銷售所得' },
  transferFrom: { en: 'Move a card', tc: '轉移卡片' },
  safeTransferFrom: { en: 'Move a card', tc: '轉移卡片' },
  approve: { en: 'Let somebody move a card', tc: '授權他人轉移卡片' },
  setApprovalForAll: { en: 'Let somebody move all cards', tc: '授權他人轉移所有卡片' },
  Bought: { en: 'Card bought', tc: '卡片已購買' },
  Pledged: { en: 'Card staked', tc: '卡片已質押' },
  Claimed: { en: 'Rewards claimed', tc: '獎勵已領取' },
  Unlocked: { en: 'Pledge removed', tc: '質押已解除' },
  Exited: { en: 'Stake left early', tc: '質押已提前退出' },
  Funded: { en: 'Reward reserve funded', tc: '獎勵儲備已存入' },
  ProceedsWithdrawn: { en: 'Proceeds paid out', tc: '銷售所得已撥付' },
  Transfer: { en: 'Card moved', tc: '卡片已轉移' },
  Approval: { en: 'Somebody may move the card', tc: '他人可轉移此卡片' },
  ApprovalForAll: { en: 'Somebody may move all cards', tc: '他人可轉移所有卡片' },
})

const term = (unit: Unit, en: string, tc: string): Term => ({ unit, text: { en, tc } })

/** What `Cards` calls and tells, as a reader takes it. */
export const nftTerms: ChainTerms = {
  Cards: {
    names,
    args: {
      buyer: term('plain', 'Buyer', '買方'),
      owner: term('plain', 'Owner', '持有人'),
      from: term('plain', 'From', '從'),
      to: term('plain', 'To', '至'),
      fund: term('plain', 'Fund address', '資金地址'),
      approved: term('plain', 'Who may move it', '可轉移者'),
      operator: term('plain', 'Who may move them', '可轉移者'),
      'ApprovalForAll.approved': term('plain', 'Allowed', '允許'),
      'setApprovalForAll.approved': term('plain', 'Allowed', '允許'),
      tokenId: term('plain', 'Card number', '卡片編號'),
      tokenIds: term('plain', 'Card numbers', '卡片編號'),
      level: term('plain', 'Level', '等級'),
      data: term('plain', 'Data', '資料'),
      price: term('native', 'Price', '價格'),
      usdtPrice: term('USDT', 'Price in dollars', '美元價格'),
      fee: term('native', 'Sale fee', '銷售手續費'),
      time: term('seconds', 'Term', '期限'),
      start: term('time', 'Staked from', '質押開始'),
      unlockTime: term('time', 'Unlock time', '解鎖時間'),
      reward: term('TES', 'Reward set aside', '預留獎勵'),
      credited: term('TES', 'Credited to claim', '記入待領'),
      returned: term('TES', 'Given up', '放棄'),
      amount: term('TES', 'Amount', '數量'),
      'ProceedsWithdrawn.amount': term('native', 'Amount', '數量'),
      amounts: term('TES', 'From each card', '各卡數量'),
      owed: term('TES', 'From ended stakes', '來自已結束的質押'),
    },
  },
}
