/** An owner's own photo of an item. */
export const itemPhotoMessages = {
  choose: 'Add your own photo',
  screenshot: 'Add a photo or screenshot',
  uploading: 'Uploading your photo…',
  stop: 'Stop',
  done: 'Your photo is ready. It is saved with the item.',
  failed: 'Your photo did not upload.',
  kept: 'What you typed stays.',
  retry: 'Try Again',
  crop: {
    title: 'Crop your photo',
    hint: 'Drag the corners, or move them with the arrow keys.',
    shape: 'Shape',
    free: 'Free',
    square: 'Square',
    photo: 'Your photo',
    close: 'Close',
    cancel: 'Cancel',
    use: 'Use photo',
    handles: {
      area: 'Selection. Arrow keys move it',
      nw: 'Upper left corner. Arrow keys move it',
      ne: 'Upper right corner. Arrow keys move it',
      sw: 'Lower left corner. Arrow keys move it',
      se: 'Lower right corner. Arrow keys move it',
    },
    size: (width: number, height: number) =>
      `Selected: ${width} % of the width, ${height} % of the height`,
  },
} as const
