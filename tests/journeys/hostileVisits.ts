import { accountApi } from '#features/account/api.ts'
import { blindboxApi } from '#features/blindbox/api.ts'
import { homeApi } from '#features/home/api.ts'
import { salesApi } from '#features/sales/api.ts'

/** Whose eyes: those who have something there. Nobody's own pages are looked at as alice. */
export type Eyes = 'alice' | 'carol' | 'grace'

/** A scene by its name, and who looks. */
export interface Look {
  readonly scene: string
  readonly as: Eyes
  /**
   * Of a screen that shows no text of a user or a token: which of its calls may hold any, as they are
   * declared, and why the screen shows none of it.
   */
  readonly textless?: Readonly<Record<string, string>>
}

/** Of each route the scene that is looked at. */
export const screens: Readonly<Record<string, Look>> = {
  '/': { scene: 'home', as: 'alice' },
  '/token': { scene: 'token', as: 'alice' },
  '/nft': { scene: 'market', as: 'alice' },
  '/nftInv': { scene: 'nftInv', as: 'alice' },
  '/nftDetail': { scene: 'nftDetail-held', as: 'alice' },
  '/myNft': { scene: 'myNft', as: 'alice' },
  '/nftPledge': { scene: 'nftPledge', as: 'alice' },
  '/invitations': { scene: 'invitations', as: 'alice' },
  '/profile': { scene: 'profile-cut', as: 'alice' },
  '/usersList': { scene: 'usersList', as: 'alice' },
  '/withdrawal': { scene: 'withdrawal', as: 'alice' },
  '/drawCheck': { scene: 'drawCheck', as: 'alice' },
  '/blindBox': { scene: 'blindBox', as: 'alice' },
  '/blindBoxDetail': { scene: 'blindBoxDetail', as: 'alice' },
  '/pledgeCoin': { scene: 'pledgeCoin', as: 'alice' },
  '/pledgeLP': { scene: 'pledgeLP', as: 'alice' },
  '/tx': { scene: 'tx', as: 'alice' },
  '/income': { scene: 'income', as: 'alice' },
  '/incomeList': { scene: 'incomeList', as: 'alice' },
  '/claiming': { scene: 'claiming', as: 'alice' },
  '/teams': { scene: 'teams', as: 'alice' },
  '/buyLP': { scene: 'buyLP', as: 'alice' },
  '/lpReward': { scene: 'lpReward', as: 'carol' },
  '/record': { scene: 'record-staking', as: 'alice' },
  '/myBlindBox': {
    scene: 'myBlindBox',
    as: 'grace',
    textless: {
      [blindboxApi.draw.path]: 'seeds, secrets and hashes, of which only the check of a draw tells',
    },
  },
}

/** Further states of a screen, with parts that only they have. */
export const states: readonly Look[] = [
  { scene: 'myNft-deals', as: 'alice' },
  { scene: 'myNft-rewards', as: 'alice' },
  { scene: 'myNft-frozen', as: 'carol' },
  { scene: 'myNft-onSale', as: 'carol' },
  { scene: 'nftDetail-frozen-seller', as: 'carol' },
  { scene: 'nftDetail-frozen-buyer', as: 'alice' },
  { scene: 'nftDetail-onSale', as: 'carol' },
  { scene: 'nftDetail-ready', as: 'alice' },
  { scene: 'record-claims', as: 'carol' },
  { scene: 'record-purchases', as: 'carol' },
]

/** Routes that nobody has to visit, and why. */
export const exceptions: Readonly<Record<string, string>> = {
  '/mynft': 'the screen of /myNft under the other spelling of its address',
}

/** Calls that the app makes whatever its screen is. */
export const services: readonly string[] = [
  accountApi.getChainSignNonce,
  accountApi.enter,
  accountApi.leave,
  accountApi.leaveEverywhere,
  accountApi.saveMember,
  accountApi.addressInfo,
  homeApi.baseConfig,
  homeApi.getTimestamp,
  homeApi.activity,
  salesApi.buyRecordOfNoPay,
].map(({ path }) => path)
