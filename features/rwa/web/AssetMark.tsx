import { Icon } from '#platform/ui/Icon.tsx'

/** The sign of an asset, whatever it is. */
export const AssetMark = () => (
  <span className="grid size-10 shrink-0 place-items-center rounded-md bg-lapis-wash text-lapis">
    <Icon name="building" />
  </span>
)
