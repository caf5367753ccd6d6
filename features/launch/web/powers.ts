import type { PowerTexts } from '#platform/web/feature.ts'

const stays = {
  en: 'Every token and every sale that was made goes on.',
  tc: '已建立的代幣與預售均照常運作。',
}

export const launchPowers: PowerTexts = {
  factorySwitch: {
    title: { en: 'Token factory', tc: '代幣工廠' },
    can: {
      en: 'Set the creation fee; enable or disable new tokens and presales.',
      tc: '設定建立費用；啟用或停用新代幣與新預售。',
    },
    limit: { en: 'The fee has a maximum in the contract.', tc: '費用上限寫在合約中。' },
    worst: stays,
  },
  factoryFees: {
    title: { en: 'Creation fees', tc: '建立費用' },
    can: {
      en: 'Withdraw creation fees, and coins sent to the factory by mistake.',
      tc: '提領建立費用，以及誤轉至工廠的代幣。',
    },
    limit: {
      en: 'No token and no sale keeps anything in the factory.',
      tc: '任何代幣或預售都不在工廠中存放資產。',
    },
    worst: stays,
  },
  factoryOwner: {
    title: { en: 'Owner of the token factory', tc: '代幣工廠的擁有者' },
    can: {
      en: 'Propose the next owner, or give the role up.',
      tc: '提名下一任擁有者，或放棄角色。',
    },
    limit: { en: 'The proposed owner has to accept.', tc: '被提名者須接受。' },
    worst: stays,
  },
  nextFactoryOwner: {
    title: { en: 'Proposed owner of the token factory', tc: '代幣工廠的被提名擁有者' },
    can: { en: 'Become owner.', tc: '成為擁有者。' },
    limit: { en: 'As for the owner.', tc: '與擁有者相同。' },
    worst: stays,
  },
  factoryGuardian: {
    title: { en: 'Guardian of the token factory', tc: '代幣工廠的守護者' },
    can: {
      en: 'Disable new tokens and presales; lower the creation fee.',
      tc: '停用新代幣與新預售；調低建立費用。',
    },
    limit: { en: 'It cannot enable or raise.', tc: '不得啟用，也不得調高。' },
    worst: stays,
  },
  tokenMaker: {
    title: { en: 'Making of a token', tc: '代幣的建立' },
    can: {
      en: 'Put the supply into a new token or its presale, once. Only the factory, a contract, does it.',
      tc: '將總量一次放入新代幣或其預售。僅由工廠合約執行。',
    },
    limit: {
      en: 'In the call that makes the token, or by its creator’s call that gives it a presale.',
      tc: '僅在建立代幣的呼叫中，或其建立者為其建立預售的呼叫中。',
    },
    worst: { en: 'No supply is made later.', tc: '之後不會增發。' },
  },
}
