import type { WebFeature } from '#platform/web/feature.ts'

export const accountWeb: WebFeature = {
  name: 'account',
  routes: [],
  services: async () => {
    const { accountApi } = await import('./api.ts')
    return {
      getChainSignNonce: accountApi.getChainSignNonce,
      enter: accountApi.enter,
      saveMember: accountApi.saveMember,
      addressInfo: accountApi.addressInfo,
    }
  },
}
