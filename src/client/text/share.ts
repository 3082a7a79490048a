export const SEND = 'Send the link';
export const COPY = 'Copy the link';
export const COPIED = 'Copied.';
export const COPY_YOURSELF = 'The link is marked. Copy it with the keys or the menu of your device.';
