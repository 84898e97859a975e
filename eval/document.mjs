export async function writeDocument() {}
