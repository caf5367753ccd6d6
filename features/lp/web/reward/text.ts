import { defineTexts } from '#platform/std/text.ts'

/** Texts of rewards for buying liquidity. */
export const lpRewardTexts = defineTexts({
  lead: {
    en: 'Each reward lay in the vault from the moment you bought. It is yours whatever becomes of the liquidity.',
    tc: '每筆獎勵自購買起即預留於金庫。無論流動性如何處置，獎勵皆歸您所有。',
  },
  whose: { en: 'Whose rewards', tc: '誰的獎勵' },
  state: { en: 'State', tc: '狀態' },
  dueIn: { en: 'Can be issued {when}', tc: '{when}可發放' },
  mine: { en: 'My rewards', tc: '我的獎勵' },
  everybody: { en: 'Issued to everybody', tc: '全體已發放' },
  all: { en: 'All', tc: '全部' },
  confirming: { en: 'Block confirming', tc: '區塊確認中' },
  waiting: { en: 'Waiting to be issued', tc: '待發放' },
  issued: { en: 'Issued', tc: '已發放' },
  bought: { en: 'Bought', tc: '購買時間' },
  paid: { en: 'Paid', tc: '支付' },
  got: { en: 'Liquidity', tc: '流動性' },
  from: { en: 'Can be issued from', tc: '可發放時間' },
  on: { en: 'Issued on', tc: '發放時間' },
  issue: { en: 'Have it issued', tc: '發放獎勵' },
  anybody: {
    en: 'Anybody may have it issued; it goes to you.',
    tc: '任何人皆可觸發發放，獎勵均歸您。',
  },
  purchaseTx: { en: 'Purchase', tc: '購買交易' },
  issueTx: { en: 'Issue', tc: '發放交易' },
  noPurchase: { en: 'No purchase yet', tc: '尚無購買' },
  noneIssued: { en: 'No purchase reward was issued yet', tc: '尚無購買獎勵發放' },
  none: { en: 'No reward yet', tc: '尚無獎勵' },
  noneBody: {
    en: 'Buy liquidity, and its reward is set aside for you and listed here.',
    tc: '購買流動性後，獎勵即為您預留並列於此處。',
  },
  noneOfState: { en: 'None in this state', tc: '沒有此狀態的獎勵' },
  toBuy: { en: 'Buy liquidity', tc: '購買流動性' },
  noIssues: { en: 'None was issued yet', tc: '尚未發放任何獎勵' },
  noIssuesBody: {
    en: 'Rewards of all buyers are listed here once they are issued.',
    tc: '所有購買者的獎勵發放後會列於此處。',
  },
  to: { en: 'to {buyer}', tc: '給 {buyer}' },
  number: { en: 'Purchase {id}', tc: '購買 #{id}' },

  buyerGets: { en: 'The buyer gets', tc: '購買者獲得' },
  issueTitle: { en: 'Issue a purchase reward', tc: '發放購買獎勵' },
  issueDone: { en: 'The reward is issued', tc: '獎勵已發放' },
  fieldPurchase: { en: 'Purchase', tc: '購買編號' },
})
