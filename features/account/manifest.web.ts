import type { WebFeature } from '#platform/web/feature.ts'

import { accountApi } from './api.ts'

export const accountWeb: WebFeature = {
  name: 'account',
  routes: [],
  services: {
    getChainSignNonce: accountApi.getChainSignNonce,
    enter: accountApi.enter,
    saveMember: accountApi.saveMember,
    addressInfo: accountApi.addressInfo,
  },
}
