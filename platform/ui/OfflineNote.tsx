import { Icon } from './Icon.tsx'

/** Last known data with its age, e.g. "Offline. Data from 3 minutes ago". */
export function OfflineNote({ age }: { age: string }) {
  return (
    <output className="flex items-center gap-2 rounded-md bg-gold-wash px-3 py-2 text-xs font-semibold text-gold">
      <Icon name="clock" size={16} />
      <span>{age}</span>
    </output>
  )
}
