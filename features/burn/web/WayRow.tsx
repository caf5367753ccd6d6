import { Icon, type IconName } from '#platform/ui/Icon.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'

interface WayRowProps {
  readonly to: string
  readonly icon: IconName
  readonly title: string
  readonly note?: string
}

/** A line that leads to another screen of burn mining. */
export const WayRow = ({ to, icon, title, note }: WayRowProps) => (
  <ListRow
    to={to}
    leading={<Icon name={icon} className="text-soft" />}
    title={title}
    {...(note === undefined ? {} : { note })}
  />
)
