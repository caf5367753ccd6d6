import { defineTexts } from '#platform/std/text.ts'

import { homeTitles } from './textTitles.ts'

export const homeTexts = defineTexts({
  ...homeTitles,
  heroTitle: {
    en: 'Cards that earn only what is already set aside',
    tc: '卡片所得，皆為已預留之數',
  },
  heroBody: {
    en: 'Tessera sells mosaic cards on TRON and pays staked ones in TES. A stake opens only when its whole reward lies in the contract, and you can leave at any time.',
    tc: 'Tessera 於 TRON 出售馬賽克卡片，質押者以 TES 獲得獎勵。整筆獎勵存入合約後質押才會開始，且可隨時退出。',
  },
  connect: { en: 'Connect wallet', tc: '連接錢包' },
  browse: { en: 'Look around first', tc: '先瀏覽' },
  signIn: { en: 'Sign in', tc: '登入' },
  signInBody: {
    en: 'Sign in to see what you hold here. One signature, which costs nothing.',
    tc: '登入以查看您的持有。只需一次簽名，不需任何費用。',
  },
  activateBody: {
    en: 'Your address is not active yet. Buying and staking need an inviter.',
    tc: '您的地址尚未啟用。購買與質押需要邀請人。',
  },
  activate: { en: 'Activate', tc: '啟用' },
  stopped: {
    en: 'You stopped before signing. Nothing was spent.',
    tc: '您在簽署前停下，未扣款。',
  },
  continue: { en: 'Continue', tc: '繼續' },
  discard: { en: 'Discard', tc: '捨棄' },
  moreFunctions: { en: 'More functions', tc: '更多功能' },
})
