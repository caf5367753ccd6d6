import { defineTexts } from '#platform/std/text.ts'

export const profileTexts = defineTexts({
  picture: { en: 'Picture', tc: '頭像' },
  choose: { en: 'Choose a picture', tc: '選擇圖片' },
  chooseOther: { en: 'Choose another', tc: '更換圖片' },
  remove: { en: 'Remove', tc: '移除' },
  undo: { en: 'Undo', tc: '復原' },
  pictureNote: {
    en: 'JPEG, PNG or WebP. Only its pixels are kept: no place, date or camera.',
    tc: 'JPEG、PNG 或 WebP。僅保留像素，不含地點、日期或相機資訊。',
  },
  unreadable: {
    en: 'Your browser cannot read this as a picture',
    tc: '您的瀏覽器無法將此檔案讀取為圖片',
  },
  move: {
    en: 'Move the picture: drag it, or use the arrow keys',
    tc: '移動圖片：拖曳或使用方向鍵',
  },
  moveNote: { en: 'Drag to move', tc: '拖曳以移動' },
  zoom: { en: 'Zoom', tc: '縮放' },
  nickname: { en: 'Nickname', tc: '暱稱' },
  nicknameNote: {
    en: 'Up to {most} characters. With one you are in the users list; without, you are not.',
    tc: '最多 {most} 個字元。設定後會出現在成員列表；留空則不會。',
  },
  introduction: { en: 'Introduction', tc: '簡介' },
  introductionNote: {
    en: 'Up to {most} characters, which anyone can read.',
    tc: '最多 {most} 個字元，所有人皆可閱讀。',
  },
  tooLong: {
    en: 'Use 0 to {most} characters: {over} too many',
    tc: '請輸入 0 至 {most} 個字元：超出 {over} 個',
  },
  count: { en: '{count} of {most}', tc: '{count} / {most}' },
  save: { en: 'Save', tc: '儲存' },
  unchanged: { en: 'All saved', tc: '已全部儲存' },
  saved: { en: 'Profile saved', tc: '個人檔案已儲存' },
  asShown: { en: 'As others see you', tc: '他人所見' },
  youLookLike: {
    en: 'Your nickname looks like “{nickname}” of {address}, who has had it longer. Both are marked.',
    tc: '您的暱稱與 {address} 的「{nickname}」相似，且對方使用較久。雙方皆會標示。',
  },
  othersLookLike: {
    en: 'Another user’s nickname looks like yours. Both are marked.',
    tc: '另有成員的暱稱與您的相似，雙方皆會標示。',
  },
  looksLike: {
    en: 'Looks like “{nickname}” of {address}, who has had the name longer.',
    tc: '與 {address} 的「{nickname}」相似，對方使用較久。',
  },
  hasLookAlikes: {
    en: 'Another user’s nickname looks like this one.',
    tc: '另有成員的暱稱與此相似。',
  },
  search: { en: 'Search a nickname or an address', tc: '搜尋暱稱或地址' },
  provesNothing: {
    en: 'Anybody may choose any nickname: it proves nothing. Compare the whole address. Nobody here speaks for Tessera, and nobody needs your keys.',
    tc: '任何人都能自選暱稱，暱稱不代表身分，請核對完整地址。此處無人代表 Tessera，也沒有人需要您的私鑰。',
  },
  copyAddress: { en: 'Copy the address of {name}', tc: '複製 {name} 的地址' },
  found: { en: '{count, plural, one {# member} other {# members}}', tc: '{count, number} 位成員' },
  nobodyYet: { en: 'Nobody has a nickname yet', tc: '尚無成員設定暱稱' },
  nobodyYetBody: { en: 'Yours would be the first.', tc: '您可以成為第一位。' },
  noneFits: { en: 'Nobody fits', tc: '找不到相符的成員' },
  noneFitsBody: {
    en: 'A search finds the beginning of a word of a nickname, or a whole address.',
    tc: '可搜尋暱稱中字詞的開頭，或完整地址。',
  },
})
