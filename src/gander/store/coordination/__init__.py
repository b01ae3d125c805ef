"""What several workers share in PostgreSQL: who lives, who keeps which table, short codes, notices."""
