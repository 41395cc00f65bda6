/** Pixels of the picture that link previews show. */
export const SHARE_IMAGE_WIDTH = 1200
export const SHARE_IMAGE_HEIGHT = 630
/** Messengers leave out what is larger; in bytes. */
export const SHARE_IMAGE_MAX_BYTES = 300_000
