// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title USDT for networks that have none.
/// @notice Has the habits of the real one on TRON that harm a caller that does not expect them:
/// - `transfer` moves the money and returns false; `transferFrom` returns true; failures revert;
/// - `approve` from one non-zero amount to another is refused: set it to 0 first;
/// - the owner can blacklist an address (it can receive, not send) and issue new coins;
/// - there is a fee on transfers, now switched to 0.
contract Usdt {
    string public constant name = "Tether USD";
    string public constant symbol = "USDT";
    uint8 public constant decimals = 6;

    /// @dev The limits that the real coin has on its own fee.
    uint256 private constant MAX_FEE_RATE = 20;
    uint256 private constant MAX_FEE = 50e6;

    address public immutable owner;

    uint256 public totalSupply;
    /// @notice Fee on a transfer in hundredths of a percent, taken from what arrives.
    uint256 public basisPointsRate;
    /// @notice The most that the fee on one transfer can be.
    uint256 public maximumFee;

    mapping(address holder => uint256) public balanceOf;
    mapping(address holder => mapping(address spender => uint256)) public allowance;
    mapping(address account => bool) public isBlackListed;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Issue(uint256 amount);
    event AddedBlackList(address indexed account);
    event RemovedBlackList(address indexed account);
    event Params(uint256 feeBasisPoints, uint256 maxFee);

    modifier onlyOwner() {
        require(msg.sender == owner, "Only the owner");
        _;
    }

    constructor(uint256 supply) {
        owner = msg.sender;
        _issue(supply);
    }

    // ---- Holders

    /// @return Always false, although the money has moved.
    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return false;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        require(allowed >= value, "Allowance too low");

        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - value;
        _move(from, to, value);
        return true;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        require(value == 0 || allowance[msg.sender][spender] == 0, "Set the allowance to 0 first");

        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    // ---- Owner

    function issue(uint256 amount) external onlyOwner {
        _issue(amount);
    }

    function addBlackList(address account) external onlyOwner {
        isBlackListed[account] = true;
        emit AddedBlackList(account);
    }

    function removeBlackList(address account) external onlyOwner {
        isBlackListed[account] = false;
        emit RemovedBlackList(account);
    }

    function setParams(uint256 feeBasisPoints, uint256 maxFee) external onlyOwner {
        require(feeBasisPoints < MAX_FEE_RATE && maxFee < MAX_FEE, "Fee above the limit");

        basisPointsRate = feeBasisPoints;
        maximumFee = maxFee;
        emit Params(feeBasisPoints, maxFee);
    }

    // ---- Both

    function _move(address from, address to, uint256 value) private {
        require(!isBlackListed[from], "Blacklisted");
        require(to != address(0), "Receiver is zero");
        require(balanceOf[from] >= value, "Balance too low");

        uint256 fee = (value * basisPointsRate) / 10_000;
        if (fee > maximumFee) fee = maximumFee;

        balanceOf[from] -= value;
        balanceOf[to] += value - fee;
        emit Transfer(from, to, value - fee);
        if (fee > 0) {
            balanceOf[owner] += fee;
            emit Transfer(from, owner, fee);
        }
    }

    function _issue(uint256 amount) private {
        totalSupply += amount;
        balanceOf[owner] += amount;
        emit Issue(amount);
        emit Transfer(address(0), owner, amount);
    }
}
