/** Takes a feature that is present. */
export type Note<Name> = (feature: Name, value?: number) => void;
