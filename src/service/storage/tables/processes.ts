export interface ProcessesTable {
  id: string;
  alive_until: Date;
}
