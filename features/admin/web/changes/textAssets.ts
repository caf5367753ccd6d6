import { defineTexts } from '#platform/std/text.ts'

export const assetTexts = defineTexts({
  usdt: { en: 'USDT', tc: 'USDT' },
  tes: { en: 'TES', tc: 'TES' },
  coin: { en: 'Coin of the asset', tc: '資產幣種' },

  allow: { en: 'Allow-list of assets', tc: '資產白名單' },
  account: { en: 'Account', tc: '帳戶' },
  until: { en: 'Until, UTC; 0 takes it off', tc: '截止時間（UTC）；0 表示移除' },
  notAllowed: { en: 'Not on the list', tc: '不在名單中' },
  accountAffected: {
    en: 'What the account buys or receives later. What it has stays, with every way out',
    tc: '此帳戶之後的購買與接收。已持有的資產與退出方式不受影響',
  },

  make: { en: 'Make an asset', tc: '建立資產' },
  assets: { en: '{count, plural, one {# asset} other {# assets}}', tc: '{count} 個資產' },
  asset: { en: 'Asset', tc: '資產' },
  name: { en: 'Name', tc: '名稱' },
  symbol: { en: 'Symbol', tc: '代號' },
  document: { en: 'SHA-256 of the document', tc: '文件的 SHA-256' },
  price: { en: 'Price of a share', tc: '每份價格' },
  target: { en: 'Target in shares', tc: '目標份數' },
  offered: { en: 'Shares for sale', tc: '發售份數' },
  deadline: { en: 'Sale ends, UTC', tc: '結束時間（UTC）' },
  issuer: { en: 'Issuer', tc: '發行方' },
  revenue: { en: 'Revenue address', tc: '收益地址' },
  buyersAffected: { en: 'Accounts of the allow-list, who may buy', tc: '白名單中可購買的帳戶' },

  attest: { en: 'Attest a document and the reserve', tc: '證明文件與儲備' },
  notAttested: { en: 'Not attested', tc: '尚未證明' },
  attested: { en: '{reserve} base units, {time}', tc: '{reserve} 最小單位，{time}' },
  reserve: { en: 'Reserve', tc: '儲備' },
  holdersAffected: { en: 'Holders of its shares', tc: '份額持有者' },
  attestAgain: { en: 'Attest another document', tc: '證明其他文件' },

  distribute: { en: 'Distribute dividends', tc: '分配股息' },
  amount: { en: 'Amount', tc: '數量' },
  shares: { en: '{count, plural, one {# share} other {# shares}}', tc: '{count} 份' },

  fulfil: { en: 'Pay a redemption', tc: '支付贖回' },
  requested: {
    en: '{count, plural, =0 {No request} one {# share for {amount} base units} other {# shares for {amount} base units}}',
    tc: '{count, plural, =0 {沒有申請} other {# 份，{amount} 最小單位}}',
  },
  mostPaid: { en: 'Pay at most', tc: '最多支付' },
  accountAlone: { en: 'The account whose shares are redeemed', tc: '份額被贖回的帳戶' },

  energyTerms: { en: 'Price of energy', tc: '能量價格' },
  energySupply: { en: 'Stake for energy', tc: '質押以提供能量' },
  energyLeave: { en: 'Take out of the energy stake', tc: '從能量質押取出' },
  energyCollect: { en: 'Collect from the lender', tc: '從出租合約收款' },
  moreEnergy: { en: 'Accounts that lease: more energy is there', tc: '租用者：可租用的能量增加' },
  supplyBack: { en: 'Take it out again, in 14 days', tc: '再取出，需 14 天' },
  amountInTrx: { en: 'Amount in {symbol}', tc: '數量（{symbol}）' },
  lender: { en: 'Lender', tc: '出租合約' },
  energyPrice: { en: 'Sun for one energy a day, 0 stops', tc: '每日每單位能量的 sun，0 表示停止' },
  energyLeast: { en: 'Least energy of a lease', tc: '單次租用最少能量' },
  energyNow: { en: '{price} sun, at least {least} energy', tc: '{price} sun，最少 {least} 能量' },
  provider: { en: 'The provider of the lender', tc: '出租合約的提供者' },
  leasesAffected: { en: 'New leases alone', tc: '僅限新的租用' },
})
