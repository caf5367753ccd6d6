import { isAddress } from '#platform/std/address.ts'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { useSearchParams } from 'wouter'

import { AllAssets } from './AllAssets.tsx'
import { AssetPage } from './asset/AssetPage.tsx'
import { NoAsset } from './NoAsset.tsx'

/** Assets, or the one of `?address=`. */
export function RwaScreen() {
  const [search] = useSearchParams()
  const asset = search.get('address')?.trim() ?? ''
  return (
    <Frame>
      {asset === '' ? (
        <AllAssets />
      ) : isAddress(asset) ? (
        <AssetPage key={asset} asset={asset} />
      ) : (
        <NoAsset />
      )}
    </Frame>
  )
}
