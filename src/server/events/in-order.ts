/** SQL: no earlier event of the same subject still waits for the same subscriber. */
export const IN_ORDER = `not exists (select from delivery earlier
  where earlier.hotel_id = delivery.hotel_id and earlier.subject_id = delivery.subject_id
    and earlier.subscriber = delivery.subscriber and earlier.state = 'waiting' and earlier.event_id < delivery.event_id)`;
