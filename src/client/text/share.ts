export const SEND = 'Send the link';
export const COPY = 'Copy the link';
export const COPIED = 'Copied.';
export const COPY_YOURSELF = 'The link is marked. Copy it with the keys or the menu of your device.';
export const ONLY_HERE =
  'This address works on this device only. To let others in, open this page by its address in your network.';
